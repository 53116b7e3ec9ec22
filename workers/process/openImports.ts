/** Each minute: imports of goods whose workflow was never started, or is gone, are started. */
import type { Logger } from 'pino';
import { wakeImportWork } from '../../api/importWork.ts';
import type { Orm } from '../../db/orm.ts';
import { importsAtWork } from '../../db/store/catalog/imports.ts';
import { everySoOften } from './everySoOften.ts';

const EVERY_MS = 60_000;

interface Workers {
  orm: Orm;
  temporal: Parameters<typeof wakeImportWork>[0];
}

/** Looks at once and then each minute, until it is stopped. */
export function watchImports(workers: Workers, log: Logger): { stop: () => void } {
  const look = (): void => void wakeImports(workers, log);
  look();
  return everySoOften(EVERY_MS, look);
}

/** Safe to repeat, and beside another process that does the same. */
export async function wakeImports({ orm, temporal }: Workers, log: Logger): Promise<void> {
  try {
    for (const one of await importsAtWork(orm)) await wakeImportWork(temporal, one);
  } catch (cause) {
    log.warn({ err: cause }, 'imports could not be looked for; it is tried again in a minute');
  }
}
