/**
 * Landed costs on the releases of this process, in the words of the interface. Nothing is written
 * here.
 */
import {
  calculateRequest,
  type CalculateRequest,
  type LandedCostResult,
} from '../contract/calculate.ts';
import type { CatalogLine } from '../contract/claims.ts';
import type { DataSource } from '../contract/fields.ts';
import type { Refused } from '../contract/outcome.ts';
import {
  shipmentRequest,
  type ShipmentRequest,
  type ShipmentResult,
} from '../contract/shipment.ts';
import { type Edition, type Editions, releasesFor } from '../edition/edition.ts';
import type { ScheduleName } from '../engine/hscode.ts';
import { didYouMean, nearest } from '../engine/nearest.ts';
import { landedCostInSteps } from '../engine/tariff/landedCost.ts';
import { shipmentCostInSteps } from '../engine/tariff/shipment.ts';
import type { Asked } from '../workflows/contract.ts';
import { calculationDatasetsOf, combinedSource, dataSourceOf } from './dataSource.ts';
import { runEngineInPieces } from './failures.ts';
import { tooLate } from './tooLate.ts';

const ENGINE = 'landfall';

export type CalculatedAnswer<T> = { ok: true; data: T } | Refused;

/**
 * Where a calculation runs: the releases of this process, and the workflow that is named in its
 * answer.
 */
export interface CalculationRun {
  editions: Editions;
  workflowId: string;
  /** The step is given up, since its time is over: the rest is left undone. */
  givenUp: AbortSignal;
}

/** The landed cost of one code, or why there is none. */
export async function calculateOne(
  { editions, workflowId, givenUp }: CalculationRun,
  { request, unknownFields, catalog }: Asked<CalculateRequest>,
): Promise<CalculatedAnswer<LandedCostResult>> {
  const { edition, schedule } = await editionFor(editions, request);
  const steps = landedCostInSteps(request, edition.tariff);
  const answer = await runEngineInPieces('The calculation', steps, givenUp);
  if (answer === null) return tooLate();
  if (!answer.ok) return answer;
  const { result } = answer;
  return {
    ok: true,
    data: {
      ...result,
      notes: [...result.notes, ...onUnknownFields(request, unknownFields)],
      upstreamRequestId: workflowId,
      dataSource: sourceOf(edition, schedule, request.hsCode, result.schedule),
      engine: ENGINE,
      ...(catalog ? { catalog } : {}),
    },
  };
}

/** The landed cost of a shipment, or why there is none; paths of a refusal begin at the request. */
export async function calculateLines(
  { editions, workflowId, givenUp }: CalculationRun,
  { request, unknownFields, catalog }: Asked<ShipmentRequest>,
): Promise<CalculatedAnswer<ShipmentResult>> {
  const { edition, schedule } = await editionFor(editions, request);
  const steps = shipmentCostInSteps(request, edition.tariff);
  const answer = await runEngineInPieces('The calculation', steps, givenUp);
  if (answer === null) return tooLate();
  if (!answer.ok) return answer;
  const { result } = answer;
  const sources = result.items.map(({ hsCode }) =>
    sourceOf(edition, schedule, hsCode, result.schedule),
  );
  return {
    ok: true,
    data: {
      ...result,
      items: result.items.map((item) => ({ ...item, ...goodsNamed(catalog, item.index) })),
      notes: [...result.notes, ...onUnknownFields(request, unknownFields)],
      upstreamRequestId: workflowId,
      dataSource: combinedSource(sources),
      engine: ENGINE,
      ...(catalog ? { catalog } : {}),
    },
  };
}

/** The goods of the catalogue that a line named. */
function goodsNamed(catalog: readonly CatalogLine[] = [], index: number) {
  const named = catalog.find((line) => line.index === index);
  return named ? { productId: named.productId, itemId: named.itemId, sku: named.sku } : {};
}

/** The edition of the day that a request asks for, with the schedule of its destination. */
async function editionFor(
  editions: Editions,
  { destinationCountry, entryDate }: { destinationCountry: string; entryDate: string },
): Promise<{ edition: Edition; schedule: ScheduleName | null }> {
  const schedule = scheduleFor(editions, destinationCountry);
  return { edition: await editions.on(schedule, entryDate), schedule };
}

/**
 * The schedule of a destination; null where there is none, and where the destination is not
 * covered.
 */
export function scheduleFor(
  { current }: Editions,
  destinationCountry: string,
): ScheduleName | null {
  const [destination] = current.tariff.destinations.get(destinationCountry) ?? [];
  return destination?.schedule ?? null;
}

const sourceOf = (
  edition: Edition,
  schedule: ScheduleName | null,
  code: string,
  territory: string | undefined,
): DataSource =>
  dataSourceOf(releasesFor(edition, schedule, code), calculationDatasetsOf(territory));

/** What is said of fields that the interface does not know: a shopper sent none. */
const onUnknownFields = (
  { audience }: Pick<CalculateRequest, 'audience'>,
  fields: readonly string[],
): string[] => (audience === 'shopper' ? [] : fields.map((field) => unknownField(field)));

const FIELDS = Object.keys({ ...calculateRequest.shape, ...shipmentRequest.shape });

/** What is said of a body field that the interface does not know, by its path. */
export function unknownField(field: string, fields: readonly string[] = FIELDS): string {
  const written = field.split('.').at(-1) ?? '';
  const meant = nearest(written, fields) ?? longerThan(written, fields);
  return `The field "${field}" is not known to this interface and was ignored${didYouMean(meant, '.')}`;
}

/** The field whose name begins with a word that was sent for it: `origin` for `originCountry`. */
const longerThan = (written: string, fields: readonly string[]): string | undefined =>
  written.length < WORD_LEAST
    ? undefined
    : fields.find((name) => name.toLowerCase().startsWith(written.toLowerCase()));
const WORD_LEAST = 4;
