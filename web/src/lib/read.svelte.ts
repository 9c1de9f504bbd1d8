// How much of the talk of each table has been read in this browser.

export class Read {
  private counts = $state<Record<string, number>>({});

  count(table: string): number {
    return this.counts[table] ?? Number(localStorage.getItem(key(table)) ?? 0);
  }

  all(table: string, count: number): void {
    if (this.count(table) === count) return;
    this.counts[table] = count;
    localStorage.setItem(key(table), String(count));
  }
}

const key = (table: string) => `read:${table}`;
