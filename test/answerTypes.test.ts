/**
 * An answer is described twice: by the engine, which is pure and knows no schema, and by the schema
 * of the public interface. `npm run typecheck` holds the two together: same fields, same values,
 * same nulls. Only whether a field may be left out is not compared: the schema is also that of
 * answers which earlier versions stored. `compare` answers what `calculate` does.
 */
import { expect, it } from '@jest/globals';
import type * as calculate from '../contract/calculate.ts';
import type { ClassificationResult } from '../contract/classification.ts';
import type { OriginInference, OriginSignal, OriginValidation } from '../contract/origin.ts';
import type { ProductExtraction } from '../contract/products.ts';
import type { RegulatorClassification } from '../contract/regulator.ts';
import type { RestrictionsAnswer } from '../contract/restrictions.ts';
import type { ScreenMatch } from '../contract/screen.ts';
import type { ShipmentResult } from '../contract/shipment.ts';
import type { StackingResult } from '../contract/stacking.ts';
import type { Classification, RankedLine } from '../engine/classify/types.ts';
import type { Inference } from '../engine/origin/infer.ts';
import type { Signal } from '../engine/origin/types.ts';
import type { Validation } from '../engine/origin/validate.ts';
import type { Extraction } from '../engine/page/present.ts';
import type { AgencyCode } from '../engine/regulator/types.ts';
import type { Restriction } from '../engine/restrictions/check.ts';
import type { Match } from '../engine/screening/screen.ts';
import type * as answer from '../engine/tariff/answer/answer.ts';

/** With every field there, at any depth, and lists that may be changed. */
type Whole<T> = T extends readonly (infer Item)[]
  ? Whole<Item>[]
  : T extends object
    ? { [Field in keyof T]-?: Whole<Exclude<T[Field], undefined>> }
    : T;
type Same<A, B> = [A, B] extends [B, A] ? true : false;
/** Fields of either description that the other one lacks, or describes otherwise. */
type Differing<A, B> = {
  [Field in keyof A | keyof B]: Field extends keyof A & keyof B
    ? Same<Whole<Exclude<A[Field], undefined>>, Whole<Exclude<B[Field], undefined>>> extends true
      ? never
      : Field
    : Field;
}[keyof A | keyof B];

/** Compiles when the descriptions differ in those fields and in no other. */
const tied = <A, B, Fields = never>(
  ..._proof: Same<Differing<A, B>, Fields> extends true ? [] : [differing: Differing<A, B>]
): true => true;

/** What a process adds to an answer of the engine: who calculated it, and from which releases. */
type Added = 'upstreamRequestId' | 'dataSource' | 'engine';
/**
 * Fields that the interface has for what no answer of ours holds: lines of a catalogue, texts of a
 * single line.
 */
type Unused = 'catalog';
type UnusedOfItem = 'flatDuty' | 'notes' | 'workings';
/** What names the agency; and the reasoning, which may be null for clients and never is. */
type OfAgency =
  | 'agency'
  | 'agencyName'
  | 'scheme'
  | 'codeName'
  | 'destinationCountry'
  | 'dataSource';

// These two are presented field by field, where the compiler misses none: tied is what passes
// unchanged.
type MatchField =
  | 'matchedName'
  | 'matchedOn'
  | 'queried'
  | 'score'
  | 'exact'
  | 'reasons'
  | 'countries';
type LineField = 'description' | 'confidence' | 'hierarchy';
type GoodsField = 'nomenclature' | 'needsReview' | 'customsDescription';

it.each([
  ['landed cost', tied<answer.LandedCostResult, calculate.LandedCostResult, Added | Unused>()],
  ['shipment', tied<answer.ShipmentResult, ShipmentResult, Added | Unused | 'items'>()],
  ['item of one', tied<answer.ShipmentItemAnswer, ShipmentResult['items'][number], UnusedOfItem>()],
  ['duty stack', tied<answer.StackingResult, StackingResult>()],
  ['signal of an origin', tied<Signal, OriginSignal>()],
  ['origin', tied<Inference, OriginInference>()],
  ['declared origin', tied<Validation, OriginValidation, 'sku'>()],
  ['product page', tied<Extraction, ProductExtraction>()],
  ['agency code', tied<AgencyCode, RegulatorClassification, OfAgency | 'reasoning'>()],
  ['restriction', tied<Restriction, RestrictionsAnswer['items'][number]['restrictions'][number]>()],
  ['screened party', tied<Pick<Match, MatchField>, Pick<ScreenMatch, MatchField>>()],
  [
    'line of a schedule',
    tied<Pick<RankedLine, LineField>, Pick<ClassificationResult, LineField>>(),
  ],
  [
    'classification',
    tied<Pick<Classification, GoodsField>, Pick<ClassificationResult, GoodsField>>(),
  ],
])('%s: the engine and the interface describe the same answer', (_, isTied) =>
  expect(isTied).toBe(true),
);

it('descriptions that differ do not compile', () => {
  // @ts-expect-error one allows null
  expect(tied<{ rate: string }, { rate: string | null }>()).toBe(true);
  // @ts-expect-error one has a value more, in a list
  expect(tied<{ kinds: 'duty'[] }, { kinds: ('duty' | 'tax')[] }>()).toBe(true);
  // @ts-expect-error one has a field more, further down
  expect(tied<{ line: { rate: string } }, { line: { rate: string; code?: string } }>()).toBe(true);
  expect(tied<{ rate: string }, { rate?: string }>()).toBe(true);
});
