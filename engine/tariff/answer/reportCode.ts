/** Remarks on the code of goods. */
import { holdsOn } from '../../calendar.ts';
import { formatCode } from '../../hscode.ts';
import type { GoodsAssessment } from '../consignment/assess.ts';
import type { Entry } from '../consignment/entry.ts';
import type { LineDuties } from '../measure/duty.ts';
import { rateOf } from '../measure/measureRate.ts';
import { nameLine, nameLines } from '../schedule/schedule.ts';
import { withLeadingZero } from '../schedule/wholeCode.ts';
import type { Schedule } from '../types.ts';
import type { Remark } from './remarks.ts';

/** Remarks on the code: which line it means, and what the tariff at hand does not hold. */
export function onCode(entry: Entry, one: GoodsAssessment): Remark[] {
  return [...onWriting(entry, one), ...onMeaning(entry, one)];
}

/** An odd number of digits, of which the last, or a zero before the first, is missing. */
export function onWriting({ edition, destination }: Entry, { goods }: GoodsAssessment): Remark[] {
  const { written, item } = goods;
  if (written === null) return [];
  const schedule = destination.schedule ?? 'us';
  const note = `${written} was read as ${formatCode(item.hsCode, schedule)}`;
  const filled = withLeadingZero(edition, written);
  if (filled === null) return [{ note: `${note}.` }];
  const label = edition.subheadings.current.get(filled.slice(0, 6)) ?? '';
  return [
    {
      note: `${note}. If a leading zero was lost it is ${formatCode(filled, schedule)} (${label}): send it with the zero.`,
      because: 'assumed_class',
    },
  ];
}

function onMeaning(entry: Entry, one: GoodsAssessment): Remark[] {
  const { schedule, destination } = entry;
  const { match, generalDuty } = one.goods;
  if (isFreed(one) && (match.lines.length === 0 || generalDuty)) return [];
  if (generalDuty?.rate && generalDuty.lowest)
    return [
      {
        note: generalDuty.agreement
          ? `Goods of ${one.goods.item.originCountry} may pay less in ${destination.country}, or nothing, with a proof of origin (${generalDuty.agreement}); the general duty of ${generalDuty.rate} was charged.`
          : `Lines of the tariff of ${destination.country} under ${formatCode(one.goods.item.hsCode)} have a duty of ${inWords(generalDuty.lowest)} to ${generalDuty.rate}; the highest was charged.`,
        needs: ['duty_rate'],
        because: 'open_fact',
        charges: ['duty'],
        most: 'charged',
      },
    ];
  if (generalDuty?.rate)
    return [
      {
        note: generalDuty.like
          ? `The general duty of the tariff of ${generalDuty.like.toUpperCase()} holds in ${destination.country}: ${generalDuty.rate} was charged.`
          : schedule
            ? `The ${kindOfTariff(schedule)} tariff of ${destination.country} prints no general rate; ${generally(generalDuty.rate)}.`
            : `No tariff of ${destination.country} is available; ${generally(generalDuty.rate)}.`,
        ...(generalDuty.certainty === 'assumed' ? { because: 'assumed_class' } : {}),
      },
    ];
  if (!schedule)
    return [
      {
        note: `No tariff of ${destination.country} is available. The totals do not include customs duty; taxes and thresholds were applied.`,
        ...UNKNOWN_RATE,
      },
    ];
  return [...onTariff(schedule, entry.request.entryDate, one), ...onLines(schedule, one)];
}

/** A rate within a sentence. */
const inWords = (rate: string): string => (rate === 'Free' ? 'nothing' : rate);

const generally = (rate: string): string =>
  rate === 'Free'
    ? 'the country charges no duty on such goods in general'
    : `the country's general duty of ${rate} was charged`;

const UNKNOWN_RATE = {
  needs: ['duty_rate'],
  because: 'missing_duty',
  charges: ['duty'],
} as const satisfies Omit<Remark, 'note'>;

/** What frees the goods of duty frees them at whatever rate. */
const isFreed = ({ rule }: GoodsAssessment): boolean =>
  rule === 'flat' || rule === 'exempt' || rule === 'provision' || rule === 'simplified';

/** What the tariff at hand lacks, and of when it is. */
function onTariff(schedule: Schedule, date: string, one: GoodsAssessment): Remark[] {
  const { goods, line: duties } = one;
  const remarks: Remark[] = [];
  if (duties?.line.extract)
    remarks.push({
      note: `The official tariff at hand does not contain chapter ${duties.line.code.slice(0, 2)}: an abridged one was used.`,
    });
  if (
    schedule.withoutReferences &&
    goods.item.originCountry === 'CN' &&
    duties?.line.chapter99.length === 0
  )
    remarks.push({
      note: 'The tariff at hand has no footnotes, so that section 301 duties on this line are not known.',
      because: 'missing_duty',
      charges: ['additional_duty'],
    });
  if (!holdsOn(schedule.edition, date) && !isFreed(one))
    remarks.push({
      note: `The ${kindOfTariff(schedule)} tariff is the edition from ${schedule.edition.from}; its base rates were used for ${date}.`,
      because: 'old_rate',
    });
  return remarks;
}

/** The lines that the code may mean, or that none is known. */
function onLines(schedule: Schedule, one: GoodsAssessment): Remark[] {
  const { goods, line: duties, linesDiffer } = one;
  const { match, item } = goods;
  const written = formatCode(item.hsCode, schedule.name);
  const remarks: Remark[] = [];
  if (match.lines.length === 0 && !isReplaced(duties))
    remarks.push({
      note: `The ${kindOfTariff(schedule)} tariff has no rate for ${written}: the base duty is not in the totals.`,
      ...(isFreed(one) ? { needs: ['duty_rate'] } : UNKNOWN_RATE),
    });
  if (match.lines.length === 0 && schedule.name === 'us' && item.originCountry === 'CN')
    remarks.push({
      note: 'Whether the code is on a section 301 list for China is not known; such a duty is not in the totals.',
      because: 'missing_duty',
      charges: ['additional_duty'],
    });
  if (match.successors)
    remarks.push({
      note: `${written} is a code of an earlier edition of the Harmonized System; its goods are now in ${match.successors.map((six) => formatCode(six)).join(', ')}.`,
      because: 'assumed_class',
    });
  else if (match.shortenedTo !== null && match.shortenedTo.length === 6)
    remarks.push({
      note: `${written} is not a code of this tariff; its first six digits, which all tariffs share, were used.`,
    });
  else if (match.shortenedTo !== null && !item.hsCode.endsWith('00'))
    remarks.push({
      note: `${written} is not in the ${kindOfTariff(schedule)} tariff; the rate of ${formatCode(match.shortenedTo, schedule.name)} applies to all codes below it.`,
    });
  const isAnyOpen = one.candidates.some(isOpenLine);
  if (linesDiffer && duties && !isFreed(one))
    remarks.push({
      note: `${formatCode(item.hsCode.slice(0, match.shortenedTo?.length ?? 10), schedule.name)} may be ${nameLines(schedule, match.lines)}; the one with the highest ${isAnyOpen ? 'known ' : ''}charge, ${nameLine(schedule, duties.line, match.lines)}, was applied.`,
      needs: ['hs_code'],
      because: 'open_fact',
      charges: ['duty'],
      most: isAnyOpen ? 'unknown' : 'worth',
    });
  else if (duties && isShort(duties, match.lines))
    remarks.push({
      note: `${written} stands for several lines of the tariff that cost the same; the declaration needs the whole code of one of them.`,
    });
  return remarks;
}

/** The code is the start of several lines. */
const isShort = ({ line }: LineDuties, lines: readonly unknown[]): boolean =>
  line.joins !== undefined || lines.length > 1;

/** What the goods cost at most on this line is not known. */
export const isOpenLine = ({ base, measures, remedies }: LineDuties): boolean =>
  base === null || [base, ...measures, ...remedies].some(({ assessed }) => assessed.isOpen);

/** Another duty is charged in place of the base duty, whatever that is. */
const isReplaced = (duties: LineDuties | null): boolean =>
  duties?.measures.some(({ row, exemption }) => exemption === null && rateOf(row).replaces) ??
  false;

/** The official release, or the extract of it that comes with the service. */
export const kindOfTariff = ({ imported }: Schedule): string =>
  imported ? 'official' : 'abridged';
