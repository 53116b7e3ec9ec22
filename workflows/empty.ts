/** Does nothing: the floor that the bench measures every other workflow against. */
export async function empty(): Promise<void> {}
