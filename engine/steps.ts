/**
 * Work in pieces: it stops between them, so that who runs it may let others go before it or leave
 * it.
 */
export type Steps<T> = Generator<void, T, void>;

/** What work in pieces comes to, without a pause. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** What each of the things gives, in their order; a piece each. */
export function* eachInSteps<Thing, Made>(
  things: readonly Thing[],
  make: (thing: Thing, index: number) => Made,
): Steps<Made[]> {
  const made: Made[] = [];
  for (const [index, thing] of things.entries()) {
    made.push(make(thing, index));
    yield;
  }
  return made;
}
