/**
 * The composition root as a process has it: loaded outside of the test file (environment.js), once
 * for all files.
 */
type Composition = typeof import('../../workers/serve.ts');

const holder = globalThis as { landfallComposition?: () => Promise<Composition> };

export function loadComposition(): Promise<Composition> {
  const { landfallComposition } = holder;
  if (!landfallComposition) throw new Error('tests run through "npm test"');
  return landfallComposition();
}

/** For programs of the tests' that are no test files. */
export const loadsItself = (): void =>
  void (holder.landfallComposition = () => import('../../workers/serve.ts'));
