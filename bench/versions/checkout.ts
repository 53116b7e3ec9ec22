/** Another version of this repository in a folder of its own, ready to be run. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT, UserError } from '../../workers/process/config.ts';
import { say } from '../../workers/process/progress.ts';
import type { Proof } from '../support/command.ts';

const run = promisify(execFile);

const git = async (...args: string[]): Promise<string> =>
  (await run('git', ['-C', ROOT, ...args])).stdout.trim();

/** The commit that a word means; without one that of the last tag. Throws one sentence. */
export async function commitOf(ref: string | undefined): Promise<string> {
  const wanted = ref ?? (await git('describe', '--tags', '--abbrev=0').catch(() => null));
  if (wanted === null)
    throw new UserError('No version is tagged: name a commit, a tag or a branch.');
  return git('rev-parse', '--short', '--verify', `${wanted}^{commit}`).catch(() => {
    throw new UserError(`${wanted} is no commit, tag or branch of this repository.`);
  });
}

/**
 * The folder of a commit: a worktree outside of ours, gone at the end. Its dependencies are ours
 * where it asks for the same, else installed there.
 */
export async function checkOut(commit: string, proof: Pick<Proof, 'atEnd'>): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'landfall-'));
  const root = path.join(folder, commit);
  proof.atEnd(async () => {
    await git('worktree', 'remove', '--force', root);
    rmSync(folder, { recursive: true });
  });
  await git('worktree', 'add', '--detach', root, commit);
  const lockfile = (of: string): string => readFileSync(path.join(of, 'package-lock.json'), 'utf8');
  const modules = path.join(ROOT, 'node_modules');
  if (lockfile(root) === lockfile(ROOT) && existsSync(modules))
    symlinkSync(realpathSync(modules), path.join(root, 'node_modules'));
  else {
    say(`installing the dependencies of ${commit}`);
    await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root });
  }
  return root;
}
