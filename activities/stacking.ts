import { cancellationSignal } from '@temporalio/activity';
import type { DataSource } from '../contract/fields.ts';
import type { Refused } from '../contract/outcome.ts';
import type { StackingAnswer, StackingResult } from '../contract/stacking.ts';
import { type Editions, releasesFor } from '../edition/edition.ts';
import type { ScheduleName } from '../engine/hscode.ts';
import { refusedLine, stackDutiesInSteps } from '../engine/tariff/stacking.ts';
import type { StackingInput } from '../workflows/contract.ts';
import { scheduleFor, unknownField } from './calculations.ts';
import { combinedSource, dataSourceOf, dutyDatasetsOf } from './dataSource.ts';
import type { Dependencies } from './dependencies.ts';
import { runEngineInPieces } from './failures.ts';
import { requireCharged } from './gate.ts';
import { inSpace } from './inSpace.ts';
import { store, type Stored } from './tariff.ts';
import { tooLate } from './tooLate.ts';

export const createStackingActivities = (dependencies: Dependencies) => ({
  /** Says which duties stand on each line and settles. Safe to repeat: it writes only in settle. */
  async stackAndSettle(input: StackingInput): Promise<Stored> {
    await requireCharged(dependencies, input, 'calculateStacking');
    const { editions } = inSpace(dependencies, input.charge.workspaceId);
    const stacked = await stackedOn(editions, input, cancellationSignal());
    if (!stacked.ok) return stacked;
    const codes = new Set(input.items.map(({ hsCode }) => hsCode));
    const [code = null] = codes;
    return store(dependencies, input, {
      answer: stacked.data,
      resultCode: codes.size === 1 ? code : null,
    });
  },
});

type Item = StackingInput['items'][number];

/**
 * The duties on each line, by the tariff of its day; a line of one older release too many is
 * refused alone.
 */
export async function stackedOn(
  editions: Editions,
  { items, unknownFields }: Pick<StackingInput, 'items' | 'unknownFields'>,
  givenUp: AbortSignal,
): Promise<{ ok: true; data: StackingAnswer } | Refused> {
  const results: StackingResult[] = [];
  const sources: DataSource[] = [];
  const older = new Set<string>();
  for (const { schedule, date, lines } of groupsOf(editions, items)) {
    const release = await editions.olderRelease(schedule, date);
    const isOneMore = release !== null && !older.has(release);
    if (isOneMore && older.size >= OLDER_RELEASES_MAX) {
      results.push(...lines.map(({ item, index }) => refusedLine(item, index, TOO_MANY_RELEASES)));
      continue;
    }
    if (isOneMore) older.add(release);
    const edition = await editions.on(schedule, date);
    const asked = lines.map(({ item }) => item);
    const steps = stackDutiesInSteps(asked, edition.tariff);
    const stacked = await runEngineInPieces('The duty query', steps, givenUp);
    if (stacked === null) return tooLate();
    for (const [position, result] of stacked.entries()) {
      const { index = position } = lines[position] ?? {};
      results.push({ ...result, index });
      if (!result.ok) continue;
      const releases = releasesFor(edition, schedule, result.hsCode);
      sources.push(dataSourceOf(releases, dutyDatasetsOf(result.schedule ?? undefined)));
    }
  }
  return {
    ok: true,
    data: {
      results: results.toSorted((a, b) => a.index - b.index),
      notes: unknownFields.map((field) => unknownField(field)),
      dataSource: combinedSource(sources),
    },
  };
}

/** Each is a tariff that is read whole for this call, which costs nothing. */
const OLDER_RELEASES_MAX = 5;
const TOO_MANY_RELEASES = {
  code: 'invalid_input',
  message: `date: the lines of one call may be of the tariff of today and of ${OLDER_RELEASES_MAX} earlier releases; ask for this line in another call`,
};

interface Group {
  schedule: ScheduleName | null;
  date: string;
  lines: { index: number; item: Item }[];
}

/**
 * Lines that are read from one edition. Groups of one tariff follow their days, so that each
 * release is read once.
 */
function groupsOf(editions: Editions, items: readonly Item[]): Group[] {
  const groups = new Map<string, Group>();
  for (const [index, item] of items.entries()) {
    const schedule = scheduleFor(editions, item.destinationCountry);
    const key = `${schedule}/${item.date}`;
    const group = groups.get(key) ?? { schedule, date: item.date, lines: [] };
    group.lines.push({ index, item });
    groups.set(key, group);
  }
  return [...groups]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, group]) => group);
}
