// What every page shares: where we are, the language, the theme, and the words.

import { api } from './api';
import type { Game } from './protocol';
import { preferred, Words, type Language } from './words';

export type Theme = 'light' | 'dark';

const PHONE = matchMedia('(max-width: 600px)');

class App {
  path = $state(location.pathname);
  language = $state<Language>((localStorage.getItem('language') as Language | null) ?? preferred(navigator.languages));
  theme = $state<Theme>(document.documentElement.dataset.theme as Theme);
  words = $state.raw<Words | null>(null);
  /** Whether the screen is as narrow as a phone's. */
  phone = $state(PHONE.matches);
  /** What the live region says. */
  spoken = $state('');
  private sources = new Map<string, Promise<string>>();

  constructor() {
    PHONE.addEventListener('change', () => (this.phone = PHONE.matches));
    addEventListener('popstate', () => (this.path = location.pathname));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** Words of a game, or of no game, in the language that is read. */
  async load(game: Game | null): Promise<Words> {
    const { language } = this;
    const key = `${game?.key ?? '-'}/${language}`;
    if (!this.sources.has(key)) this.sources.set(key, api.text(game?.key ?? '-', language));
    const words = new Words(language, await this.sources.get(key)!, game);
    document.documentElement.lang = language;
    return words;
  }

  setLanguage(language: Language): void {
    this.language = language;
    localStorage.setItem('language', language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    localStorage.setItem('theme', theme);
  }

  speak(text: string): void {
    this.spoken = text;
  }
}

export const app = new App();
