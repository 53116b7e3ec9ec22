/** The composition root as a process has it: loaded outside of the test file (environment.js), once for all files. */
type Composition = typeof import('../../workers/serve.ts');

const { landfallComposition } = globalThis as { landfallComposition?: () => Promise<Composition> };

export function loadComposition(): Promise<Composition> {
  if (!landfallComposition) throw new Error('tests run through "npm test"');
  return landfallComposition();
}
