/** Codes to declare on the entry line, in the order of the authority where it sets one. */
import { formatCode } from '../../hscode.ts';
import type { Decided } from '../consignment/assessGoods.ts';
import type { Entry } from '../consignment/entry.ts';
import type { EntryCode } from './answer.ts';
import { typeOf } from './dutyLines.ts';
import { applicationOf } from './exemptionAnswer.ts';

/**
 * CBP, chapter 98 and 99 numbers first, in the order of the messages; the number of the goods last,
 * with the value.
 */
const FILING_ORDER = {
  label:
    'CBP CSMS 18-000657 and 39587858: order of chapter 98, 99 and 1-97 numbers on an entry summary line',
  url: 'https://content.govdelivery.com/accounts/USDHSCBP/bulletins/25c131f',
};

/** The rule by which the codes are ordered; null for a tariff without one. */
export const entryCodeOrder = ({ destination }: Entry): typeof FILING_ORDER | null =>
  destination.schedule === 'us' ? FILING_ORDER : null;

/**
 * A special provision, additional duties and exemptions in filing order, then the tariff line
 * itself.
 */
export function entryCodesOf({ destination }: Entry, one: Decided): EntryCode[] {
  const { provision, measures, remedies, line, digits, rule } = one;
  const tariff = formatCode(line?.line.code ?? digits, destination.schedule ?? 'us');
  const filed = rule === 'tariff' || rule === 'provision';
  return [
    ...(provision
      ? [
          {
            code: provision.code,
            role: 'provision' as const,
            name: provision.name,
            type: provision.kind,
            lines: [tariff],
          },
        ]
      : []),
    ...(filed ? [...measures.map(measureCode), ...remedies.flatMap(remedyCode)] : []),
    {
      code: tariff,
      role: 'tariff',
      name: line?.line.label || null,
      type: line?.base?.tier ?? 'general',
      lines: [tariff],
    },
  ];
}

function measureCode({ row, heading, exemption }: Decided['measures'][number]): EntryCode {
  const shared = { name: row.name, type: typeOf(row.kind), lines: [heading] };
  if (!exemption?.heading) return { code: heading, role: 'additional', ...shared };
  const role = applicationOf(exemption.when) === 'claim' ? 'claim' : 'exemption';
  return { code: exemption.heading, role, ...shared };
}

/**
 * The document that keeps a trade remedy off, else its additional code; a measure type (three
 * digits) is not declared.
 */
function remedyCode({ duty }: Decided['remedies'][number]): EntryCode[] {
  const shared = { name: duty.name, type: duty.kind, lines: [duty.code] };
  if (duty.liftedBy !== null) return [{ code: duty.liftedBy, role: 'claim', ...shared }];
  return duty.code.length === ADDITIONAL_CODE
    ? [{ code: duty.code, role: 'additional', ...shared }]
    : [];
}
const ADDITIONAL_CODE = 4;
