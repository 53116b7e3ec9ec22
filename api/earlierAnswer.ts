/** An answer that was given before, for who looks at it again. */
import { isId } from '../db/id.ts';
import { readCalculation } from '../db/store/calculations.ts';
import type { Principal } from '../db/store/workspaces.ts';
import type { Told } from './askInside.ts';
import type { Services } from './services.ts';

export interface EarlierAnswer {
  operation: string;
  /** What was asked, shortened, as the list of usage shows it. */
  summary: string | null;
  at: Date;
  data: Told;
}

/** The answer of this usage id in this workspace; null where there is none, or none any more. */
export async function earlierAnswer(
  { orm }: Services,
  { workspace }: Principal,
  usageId: string,
): Promise<EarlierAnswer | null> {
  const found = isId(usageId) ? await readCalculation(orm, usageId, workspace.id) : null;
  if (!found || found.answer === null) return null;
  const { operation, summary, createdAt, answer } = found;
  return { operation, summary, at: createdAt, data: answer };
}
