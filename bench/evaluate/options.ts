/** What the kinds of evaluation have in common. */

export interface Options {
  mode: string | undefined;
  data: string | undefined;
  lists: string | undefined;
  /** Cases of each file; without end unless given. */
  limit: number;
  /** File for figures and cases. */
  json: string | undefined;
}

export interface Evaluation {
  name: string;
  help: string;
  run: (files: readonly string[], options: Options) => Promise<void> | void;
}
