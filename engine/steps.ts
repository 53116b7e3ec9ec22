/** Work in pieces: it stops between them, so that who runs it may let others go before it or leave it. */
export type Steps<T> = Generator<void, T, void>;

/** What work in pieces comes to, without a pause. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
