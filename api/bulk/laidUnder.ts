/** What an item of a run says, with what is said of all laid under it; and where a fault of it is. */
import type { BulkHead } from '../../contract/bulk.ts';
import { isRecord } from '../isRecord.ts';

type Said = Pick<BulkHead, 'kind' | 'mode' | 'defaults'>;

/** The item with the defaults of the run; what it states itself stands. */
export const laidUnder = ({ kind, mode, defaults }: Said, item: unknown): unknown =>
  isRecord(item)
    ? { ...(kind === 'classify' && mode !== undefined ? { mode } : {}), ...defaults, ...item }
    : item;

/**
 * Where a field of an item stands in the request: in the item, unless it was said of all. `own`: what
 * the item states itself.
 */
export function placeIn(
  { kind, mode, defaults = {} }: Said,
  index: number,
  path: string,
  own: (field: string) => boolean,
): string {
  const [field = ''] = path.split('.');
  if (!own(field)) {
    if (Object.hasOwn(defaults, field)) return `defaults.${path}`;
    if (kind === 'classify' && field === 'mode' && mode !== undefined) return path;
  }
  return path === '' ? `items.${index}` : `items.${index}.${path}`;
}
