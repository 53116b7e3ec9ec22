/** What was made lately and is large: kept up to a sum of sizes, the longest unused goes first. */
export class BoundedCache<Value> {
  readonly #sizeMax: number;
  readonly #kept = new Map<string, { value: Promise<Value>; size: number }>();

  /** `sizeMax`: sum of the sizes that are kept; the newest is kept whatever its size. */
  constructor(sizeMax: number) {
    this.#sizeMax = sizeMax;
  }

  /**
   * The value of a key, made where it is not kept; those who ask meanwhile wait for the same. What
   * fails is not kept.
   */
  get(key: string, size: number, make: () => Promise<Value>): Promise<Value> {
    const known = this.#kept.get(key);
    this.#kept.delete(key); // set again below: a map keeps the order of setting
    const entry = known ?? { value: make(), size };
    this.#kept.set(key, entry);
    if (!known) {
      this.#shrink();
      entry.value.catch(() => {
        if (this.#kept.get(key) === entry) this.#kept.delete(key);
      });
    }
    return entry.value;
  }

  #shrink(): void {
    let sum = [...this.#kept.values()].reduce((total, { size }) => total + size, 0);
    for (const [key, { size }] of this.#kept) {
      if (sum <= this.#sizeMax || this.#kept.size === 1) return;
      this.#kept.delete(key);
      sum -= size;
    }
  }
}
