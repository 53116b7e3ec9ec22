/** Why foreign bytes were not parsed. */

/** They were not parsed in the time that there was: the parser did not end, or no thread was free. */
export class ParserTooSlow extends Error {
  override readonly name = 'ParserTooSlow';
}

/** The process that reads them has ended, perhaps of another file: a second try is worth while. */
export class ReadingEnded extends Error {
  override readonly name = 'ReadingEnded';
}

/** They need more memory than a thread has. */
export class ParserTooLarge extends Error {
  override readonly name = 'ParserTooLarge';
}
