import { hasCheckDigit } from '../gtin.ts';
import type { PrefixRecord } from '../release/records.ts';

/**
 * The country of a barcode's prefix: of the GS1 organisation that gave the number to a company, not
 * of the goods. Source: GS1 company prefixes, https://www.gs1.org/standards/id-keys/company-prefix,
 * read 2026-11-22. Ranges that are in no country (used inside shops, coupons, books and
 * periodicals, demonstration, the global office) give nothing.
 */
const RANGES: readonly (readonly [from: number, to: number, country: string])[] =
  (
    '001-019 US 030-039 US 060-139 US 300-379 FR 380 BG 383 SI 385 HR 387 BA 389 ME 400-440 DE 450-459 JP 460-469 RU ' +
    '470 KG 471 TW 474 EE 475 LV 476 AZ 477 LT 478 UZ 479 LK 480 PH 481 BY 482 UA 483 TM 484 MD 485 AM 486 GE 487 KZ ' +
    '488 TJ 489 HK 490-499 JP 500-509 GB 520-521 GR 528 LB 529 CY 530 AL 531 MK 535 MT 539 IE 540-549 BE 560 PT 569 IS ' +
    '570-579 DK 590 PL 594 RO 599 HU 600-601 ZA 603 GH 604 SN 605 UG 606 AO 607 OM 608 BH 609 MU 611 MA 613 DZ 615 NG ' +
    '616 KE 617 CM 618 CI 619 TN 620 TZ 621 SY 622 EG 624 LY 625 JO 626 IR 627 KW 628 SA 629 AE 630 QA 631 NA 632 RW ' +
    '640-649 FI 680-681 CN 690-699 CN 700-709 NO 729 IL 730-739 SE 740 GT 741 SV 742 HN 743 NI 744 CR 745 PA 746 DO ' +
    '750 MX 754-755 CA 759 VE 760-769 CH 770-771 CO 773 UY 775 PE 777 BO 778-779 AR 780 CL 784 PY 786 EC 789-790 BR ' +
    '800-839 IT 840-849 ES 850 CU 858 SK 859 CZ 860 RS 865 MN 867 KP 868-869 TR 870-879 NL 880-881 KR 883 MM 884 KH ' +
    '885 TH 888 SG 890 IN 893 VN 896 PK 899 ID 900-919 AT 930-939 AU 940-949 NZ 955 MY 958 MO'
  )
    .match(/\d{3}(?:-\d{3})? [A-Z]{2}/g)
    ?.map((entry) => {
      const [range = '', country = ''] = entry.split(' ');
      const [from = '', to = from] = range.split('-');
      return [Number(from), Number(to), country] as const;
    }) ?? [];

/** Prefixes as GS1 publishes them, those with the most digits first. */
export type PrefixTable = readonly Readonly<Pick<PrefixRecord, 'first' | 'last' | 'country'>>[];

/** The table of a release; a longer prefix decides over a shorter one that covers it. */
export const prefixTable = (records: readonly PrefixRecord[]): PrefixTable =>
  records
    .map(({ first, last, country }) => ({ first, last, country }))
    .sort(
      (left, right) =>
        right.first.length - left.first.length || (left.first < right.first ? -1 : 1),
    );

/**
 * The country of the prefix of a GTIN of 8, 12, 13 or 14 digits; null for a wrong check digit or a
 * range without one. A table that was published speaks for every prefix that it holds; the ranges
 * above for the others, and where there is no table.
 */
export function barcodeCountry(gtin: string, table: PrefixTable | null): string | null {
  if (!hasCheckDigit(gtin)) return null;
  // the first digit of a GTIN-14 is the packing; the prefix of a GTIN-8 is read as it stands, not
  // behind zeros
  const digits = gtin.length === 8 ? gtin.slice(0, 3) : gtin.padStart(14, '0').slice(1);
  const prefix = Number(digits.slice(0, 3));
  if (gtin.length === 8 && prefix < 100) return null; // numbers used inside shops
  const published = table?.find(({ first, last }) => {
    const beginning = digits.slice(0, first.length);
    return beginning.length === first.length && first <= beginning && beginning <= last;
  });
  if (published) return published.country;
  return RANGES.find(([from, to]) => from <= prefix && prefix <= to)?.[2] ?? null;
}
