/** Why foreign bytes were not parsed. */

/**
 * They were not parsed in the time that there was: the parser did not end, or no thread was free.
 */
export class ParserTooSlow extends Error {
  override readonly name = 'ParserTooSlow';
}

/** The process that reads them has ended, perhaps of another file: a second try is worth while. */
export class ReadingEnded extends Error {
  override readonly name: string = 'ReadingEnded';
}

/**
 * They are not where they were put: the process that held them has ended, or their time is over.
 */
export class FileNotHeld extends ReadingEnded {
  override readonly name: string = 'FileNotHeld';
}

/**
 * A process that read nothing else ended while it read them: another try would end the same way.
 */
export class ReaderBroke extends Error {
  override readonly name = 'ReaderBroke';
}

/** They need more memory than a thread has. */
export class ParserTooLarge extends Error {
  override readonly name = 'ParserTooLarge';
}
