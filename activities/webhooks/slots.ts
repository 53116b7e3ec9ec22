/**
 * Attempts under way in this process. An endpoint has few of them, one that fails a single one, and
 * all that fail together no more than half: those that are silent delay nobody else's.
 */
export class Slots {
  readonly #most: number;
  readonly #each: number;
  readonly #byEndpoint = new Map<string, number>();
  #failing = 0;
  #all = 0;

  constructor(most: number, each: number) {
    this.#most = most;
    this.#each = each;
  }

  /** Does the work when there is room for it; null when there is none now. */
  async run<T>(endpointId: string, isFailing: boolean, work: () => Promise<T>): Promise<T | null> {
    const own = this.#byEndpoint.get(endpointId) ?? 0;
    if (this.#all >= this.#most || own >= (isFailing ? 1 : this.#each)) return null;
    if (isFailing && this.#failing >= this.#most / 2) return null;
    this.#count(endpointId, isFailing, 1);
    try {
      return await work();
    } finally {
      this.#count(endpointId, isFailing, -1);
    }
  }

  #count(endpointId: string, isFailing: boolean, by: 1 | -1): void {
    this.#all += by;
    if (isFailing) this.#failing += by;
    const own = (this.#byEndpoint.get(endpointId) ?? 0) + by;
    if (own === 0) this.#byEndpoint.delete(endpointId);
    else this.#byEndpoint.set(endpointId, own);
  }
}
