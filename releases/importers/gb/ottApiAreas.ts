/** Groups of countries in answers of the trade tariff service. */
import type { AreaRecord } from '../../../engine/release/records.ts';
import type { Resource } from './ottApiAnswer.ts';
import { idsOf } from './ottApiMeasures.ts';

/** The group; null for a single country, which is no group. */
export function areaOf(resource: Resource): AreaRecord | null {
  const id = resource.text('id');
  const countries = resource.has('children_geographical_areas')
    ? idsOf(resource.many('children_geographical_areas'))
    : [];
  if (id === null || countries.length === 0) return null;
  return {
    kind: 'area',
    id,
    name: resource.text('description') ?? '',
    members: countries.map((country) => ({ country, from: null, until: null })),
  };
}

const UNION = 'EU'; // how other groups and exclusions name the European Union
const UNION_MEMBERS = '1013'; // the group of its members

/**
 * The groups by id; `EU` is one too, and stands for its members within others, where the group of
 * its members is known.
 */
export function areasById(areas: ReadonlyMap<string, AreaRecord>): AreaRecord[] {
  const union = areas.get(UNION_MEMBERS);
  const all = new Map(areas);
  if (union !== undefined) all.set(UNION, { ...union, id: UNION });
  return [...all.values()]
    .map((area) => ({ ...area, members: membersOf(area, union) }))
    .toSorted((left, right) => (left.id < right.id ? -1 : 1));
}

function membersOf({ members }: AreaRecord, union: AreaRecord | undefined): AreaRecord['members'] {
  if (union === undefined || !members.some(({ country }) => country === UNION)) return members;
  const countries = new Map(members.map((member) => [member.country, member]));
  countries.delete(UNION);
  for (const member of union.members)
    if (!countries.has(member.country)) countries.set(member.country, member);
  return [...countries.values()];
}
