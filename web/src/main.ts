import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
// The fonts come after the first paint; the fallbacks hold their place.
requestAnimationFrame(() => void import('./style/fonts'));
