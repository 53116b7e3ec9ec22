import type { Refused } from '../contract/outcome.ts';
import type { RegulatorClassification } from '../contract/regulator.ts';
import { servedScheme } from '../edition/agencies.ts';
import type { Edition } from '../edition/edition.ts';
import { classifyForFda } from '../engine/regulator/fda.ts';
import { classifyByTable } from '../engine/regulator/listed.ts';
import type { Scheme } from '../engine/regulator/schemes.ts';
import type { AgencyCode, AgencyGoods, NoAgencyCode } from '../engine/regulator/types.ts';
import type { RegulatorInput } from '../workflows/contract.ts';
import { dataSourceOf } from './dataSource.ts';
import type { Dependencies } from './dependencies.ts';
import { runEngine } from './failures.ts';
import { requireCharged } from './gate.ts';
import { inSpace } from './inSpace.ts';
import { storeAndTell, type Stored } from './tariff.ts';

export const createRegulatorActivities = (dependencies: Dependencies) => ({
  /** Finds the agency's code and settles. Safe to repeat: it writes only in settle. */
  async regulateAndSettle(input: RegulatorInput): Promise<Stored<RegulatorClassification>> {
    await requireCharged(dependencies, input, 'classifyRegulator');
    const edition = inSpace(dependencies, input.charge.workspaceId).editions.current;
    const { description, destinationCountry, hsCode } = input.request;
    const scheme = servedScheme(destinationCountry, edition.agencies);
    if (!scheme) return notServed(destinationCountry);
    const goods = { description, ...(hsCode ? { hsCode } : {}) };
    const found = runEngine('The agency code', () =>
      codeFor(goods, scheme, destinationCountry, edition),
    );
    if ('refused' in found) return refusalOf(found, scheme);
    const answer = present(found, scheme, destinationCountry, edition);
    return storeAndTell(dependencies, input, { answer, resultCode: answer.productCode });
  },
});

function codeFor(
  goods: AgencyGoods,
  scheme: Scheme,
  destination: string,
  { agencies, classification }: Edition,
): AgencyCode | NoAgencyCode {
  const published = agencies.published.get(scheme.id) ?? null;
  if (scheme.embedded) return classifyForFda(goods, agencies.fda, classification, published);
  if (!published) throw new Error(`${scheme.id} is served without its table`);
  return classifyByTable(goods, { scheme, destination, published, classification });
}

const present = (
  { productCode, parts, product, confidence, reasoning, checked, validated }: AgencyCode,
  { id, agency, agencyName, codeName, dataset }: Scheme,
  destinationCountry: string,
  { releases }: Edition,
): RegulatorClassification => ({
  agency,
  agencyName,
  scheme: id,
  codeName,
  destinationCountry,
  productCode,
  validated,
  checked,
  parts,
  product,
  confidence,
  reasoning,
  dataSource: dataSourceOf(releases, [dataset, 'hs', 'lexicon']),
});

const refusalOf = ({ refused, message }: NoAgencyCode, { agency }: Scheme): Refused => ({
  ok: false,
  code: 'invalid_input',
  message,
  details: {
    reason: refused,
    ...(refused === 'not_regulated' ? { agency } : {}),
    issues: [{ path: 'description', message }],
  },
});

/** The table was withdrawn between the request and its step. */
const notServed = (destinationCountry: string): Refused => ({
  ok: false,
  code: 'unsupported_country',
  message: `There are no agency codes for ${destinationCountry} any more.`,
  details: { destinationCountry },
});
