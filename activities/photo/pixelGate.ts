type Waiting = { pixels: number; start: () => void };

/**
 * Pictures are unpacked in memory that Node neither counts nor bounds, several bytes a pixel: only
 * so many pixels at once, in the order in which they came.
 */
export class PixelGate {
  readonly #waiting: Waiting[] = [];
  #free: number;
  readonly #pixelsMax: number;

  /** A picture of more pixels than `pixelsMax` is unpacked alone. */
  constructor(pixelsMax: number) {
    this.#pixelsMax = pixelsMax;
    this.#free = pixelsMax;
  }

  /** What the work comes to, which is begun when its pixels have room. */
  async run<T>(pixels: number, work: () => Promise<T>): Promise<T> {
    const taken = Math.min(pixels, this.#pixelsMax);
    await new Promise<void>((start) => {
      this.#waiting.push({ pixels: taken, start });
      this.#begin();
    });
    try {
      return await work();
    } finally {
      this.#free += taken;
      this.#begin();
    }
  }

  #begin(): void {
    for (let next = this.#waiting[0]; next && next.pixels <= this.#free; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#free -= next.pixels;
      next.start();
    }
  }
}
