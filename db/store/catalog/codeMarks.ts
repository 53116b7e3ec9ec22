/** What products are found by of their codes: the states of these, and which are approved. */
import { type Orm, type Session, sql } from '../../orm.ts';
import { arrayOf } from './records.ts';
import { lexeme, signOf } from './words.ts';

/**
 * Brings up to date what products are found by: the states of their codes, and approved codes. With
 * these they have changed now, for those who ask for what has: one statement, since each writes the
 * rows of the index anew.
 */
export async function refreshCodes(
  session: Session,
  workspaceId: string,
  productIds: readonly string[],
): Promise<void> {
  if (productIds.length === 0) return;
  await sql(
    session,
    `update catalog_products p set updated_at = greatest(p.updated_at, now()), codes = coalesce((
       select array_to_tsvector(array_agg(distinct s.sign || mark)) from catalog_classifications c
       cross join lateral (values ('#' || c.state), (
         case c.state when 'approved' then '#' || c.schedule || ':' || c.code end)) as marks (mark)
       where c.product_id = p.id and c.state in ('suggested', 'approved') and mark is not null
     ), array_to_tsvector(array[s.sign || '#none']))
     from (values (false, ?::text), (true, ?::text)) as s (of_archived, sign)
     where p.id = any(?::uuid[]) and s.of_archived = (p.status = 'archived')`,
    [signOf(workspaceId), signOf(workspaceId, true), arrayOf([...new Set(productIds)])],
  );
}

/**
 * The condition on codes of products with some in that state, or with none, as `listProducts` takes
 * it.
 */
export const codesQuery = (
  workspaceId: string,
  state: 'none' | 'suggested' | 'approved',
  isArchived = false,
): string => lexeme(`${signOf(workspaceId, isArchived)}#${state}`);

/** The same for products with one of these approved codes; null when there are none. */
export function approvedCodesQuery(
  workspaceId: string,
  codes: readonly { schedule: string; code: string }[],
  isArchived = false,
): string | null {
  if (codes.length === 0) return null;
  const marks = codes.map(({ schedule, code }) =>
    lexeme(`${signOf(workspaceId, isArchived)}#${schedule}:${code}`),
  );
  return `(${marks.join(' | ')})`;
}

/** Every approved code of a workspace, each once. */
export function approvedCodes(
  orm: Orm,
  workspaceId: string,
): Promise<{ schedule: string; code: string }[]> {
  return sql(orm, APPROVED, [workspaceId, workspaceId]);
}

// from one code to the next of the index: there are few different ones among very many
const APPROVED = `
  with recursive known as (
    (select schedule, code from catalog_classifications where workspace_id = ? and state = 'approved'
     order by schedule, code limit 1)
    union all
    select next.schedule, next.code from known cross join lateral (
      select c.schedule, c.code from catalog_classifications c where workspace_id = ? and state = 'approved'
        and (c.schedule, c.code) > (known.schedule, known.code) order by c.schedule, c.code limit 1
    ) next
  )
  select schedule, code from known`;
