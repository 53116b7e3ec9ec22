/** An air waybill as a file: its copies, then what found no room on them. */
import type { WaybillRequest } from '../../contract/documents/waybill.ts';
import { type AwbNumber, awbNumberOf, writtenAwb } from '../../engine/documents/awb.ts';
import { blankIssues, inCapitals, respeltWarnings } from '../../engine/documents/letters.ts';
import { vagueRemarks } from '../../engine/documents/vague.ts';
import type { NamedGoods } from '../../engine/documents/fromCatalog.ts';
import { type WaybillFigures, waybillFigures } from '../../engine/documents/waybillFigures.ts';
import { type Issue, refusedInput } from '../../engine/refusal.ts';
import { finished } from '../finished.ts';
import type { MadeDocument } from '../make.ts';
import { fileNameOf } from '../names.ts';
import { drawCode128 } from '../pdf/barcode.ts';
import { drawExtension, extensionWarnings } from '../pdf/extension.ts';
import { Form } from '../pdf/form.ts';
import { readLogo } from '../pdf/logo.ts';
import { Sheet } from '../pdf/sheet.ts';
import { drawCharges } from './charges.ts';
import { copyOf } from './copies.ts';
import { drawParties } from './face.ts';
import { drawGoods } from './goods.ts';
import { boxOf, FRAME } from './grid.ts';
import { drawJourney } from './journey.ts';

/** The file with its figures; refused for a wrong check digit. */
export async function makeWaybill(
  sent: WaybillRequest,
  catalog: readonly NamedGoods[],
): Promise<MadeDocument> {
  const asked = { ...sent, lines: linesWithCatalog(sent.lines, catalog) };
  const unnamed = unnamedIssues(asked);
  if (unnamed.length > 0) return refusedInput(unnamed);
  const number = asked.awb ? awbNumberOf(asked.awb) : null;
  if (number && 'expected' in number) return wrongCheckDigit(number);
  const logo = asked.issuer?.logo === undefined ? null : readLogo(asked.issuer.logo);
  if (logo && 'fault' in logo) return refusedInput([{ path: 'issuer.logo', message: logo.fault }]);
  const { value: request, respelt } = inCapitals(withMaster(asked, number), WORDS);
  const blank = blankIssues(respelt);
  if (blank.length > 0) return refusedInput(blank);
  const figures = waybillFigures(request);
  const printed = numbersOf(request, number);
  const sheet = new Sheet({
    title: printed.title,
    date: asked.signature?.executedOn ?? UNDATED,
    data: { name: 'waybill.json', content: asked },
  });
  const form = new Form(sheet, STYLE);
  for (const copy of asked.copies)
    drawCopy(form, { request, figures, printed, copy, logo: logo?.content ?? null });
  drawExtension(form, printed.title);
  return finished(sheet, {
    number: printed.number,
    fileName: printed.fileName,
    warnings: [
      ...asked.lines.flatMap(({ description }, at) =>
        vagueRemarks(`lines.${at}.description`, description ?? ''),
      ),
      ...respeltWarnings(respelt),
      ...figures.warnings,
      ...extensionWarnings(form),
    ],
    totals: totalsOf(figures),
  });
}

/** Nature and code of goods of the catalogue, where a line leaves them out. */
const linesWithCatalog = (
  lines: WaybillRequest['lines'],
  catalog: readonly NamedGoods[],
): WaybillRequest['lines'] =>
  lines.map((line, at) => {
    const goods = catalog.find((one) => one.line === at);
    if (!goods) return line;
    const { description, hsCode } = goods;
    return {
      ...(description === '' ? {} : { description }),
      ...(hsCode === null ? {} : { hsCodes: [hsCode] }),
      ...line,
    };
  });

const unnamedIssues = ({ lines, productIds = [] }: WaybillRequest): Issue[] => [
  ...lines.flatMap(({ description }, at) =>
    description === undefined
      ? [{ path: `lines.${at}.description`, message: 'is required: it names no goods' }]
      : [],
  ),
  ...(productIds.length > lines.length
    ? [{ path: 'productIds', message: `there are ${lines.length} lines of goods` }]
    : []),
];

/** A house waybill that states no master is under the number beside it. */
const withMaster = (asked: WaybillRequest, number: AwbNumber | null): WaybillRequest =>
  asked.house && number
    ? { ...asked, house: { masterNumber: writtenAwb(number), ...asked.house } }
    : asked;

/** The day in files of waybills that state none: no clock is read. */
const UNDATED = '2000-01-01';

const STYLE = {
  labelSize: 5,
  font: 'mono',
  size: 9,
  sizeMin: 7,
  seeExtension: 'SEE EXTENSION PAGE',
} as const;

/** Fields whose values are words of the interface, or no text. */
const WORDS = new Set(['weightCharges', 'otherChargesPayment', 'copies', 'unit', 'logo', 'sku']);

const wrongCheckDigit = ({ expected }: { expected: string }): MadeDocument => {
  const message = `the check digit must be ${expected}: the first seven digits modulo 7`;
  return refusedInput([{ path: 'awb.serial', message }], { reason: 'awb_check_digit', expected });
};

interface Printed {
  /** As the answer gives it; null for a draft. */
  number: string | null;
  title: string;
  fileName: string;
  /** Upper left: prefix and serial apart. */
  parts: { prefix: string; serial: string };
  whole: string;
  /** What the bars say; null: there are none. */
  bars: string | null;
}

/** The number in all the ways that it is printed: that of the house where there is one. */
function numbersOf({ house }: WaybillRequest, number: AwbNumber | null): Printed {
  if (house) {
    const whole = house.number;
    const title = `House air waybill ${whole}`;
    return {
      number: whole,
      title,
      fileName: fileNameOf('HAWB', whole),
      parts: { prefix: '', serial: whole },
      whole,
      bars: whole === '' ? null : whole, // of signs that have no Latin letters
    };
  }
  if (!number)
    return {
      number: null,
      title: 'Air waybill, draft',
      fileName: 'AWB-draft.pdf',
      parts: { prefix: '', serial: '' },
      whole: '',
      bars: null,
    };
  const { prefix, serial } = number;
  const spaced = `${serial.slice(0, 4)} ${serial.slice(4)}`;
  const written = writtenAwb(number);
  return {
    number: written,
    title: `Air waybill ${written}`,
    fileName: `AWB-${written}.pdf`,
    parts: { prefix, serial: spaced },
    whole: `${prefix}-${spaced}`,
    bars: `${prefix}${serial}`,
  };
}

interface Drawn {
  logo: Buffer | null;
  request: WaybillRequest;
  figures: WaybillFigures;
  printed: Printed;
  copy: string;
}

function drawCopy(form: Form, { request, figures, printed, copy, logo }: Drawn): void {
  const { sheet } = form;
  const { purpose, colour } = copyOf(copy);
  sheet.page();
  if (printed.bars === null) sheet.across('DRAFT');
  drawNumbers(form, request.departure.airport, printed);
  drawParties(form, request, logo);
  drawJourney(form, request);
  drawGoods(form, request, figures);
  drawCharges(form, request, figures);
  const foot = boxOf(FRAME.x, 764, FRAME.width, 14);
  sheet.frame(foot, { shade: colour });
  sheet.say(
    purpose,
    { x: foot.x, y: foot.y + 3, width: foot.width },
    { font: 'bold', size: 7.5, align: 'center' },
  );
}

/** Boxes 1, 1A and 1B, the bars, and the whole number upper and lower right. */
function drawNumbers({ sheet }: Form, airport: string, { parts, whole, bars }: Printed): void {
  const large = { font: 'mono', size: 11 } as const;
  const y = 34;
  sheet.say(parts.prefix, { x: FRAME.x + 2, y, width: 26 }, large);
  sheet.line(FRAME.x + 30, 32, FRAME.x + 30, 50);
  sheet.say(airport, { x: FRAME.x + 34, y, width: 26 }, large);
  sheet.line(FRAME.x + 62, 32, FRAME.x + 62, 50);
  sheet.say(parts.serial, { x: FRAME.x + 66, y, width: 110 }, large);
  const right = { x: FRAME.x + FRAME.width - 150, width: 148, y };
  sheet.say(whole, right, { ...large, size: 12, align: 'right' });
  const corner = boxOf(FRAME.x + 267, 738, FRAME.width - 267, 22);
  sheet.frame(corner);
  sheet.say(
    whole,
    { ...corner, x: corner.x + 6, y: corner.y + 5, width: corner.width - 12 },
    { ...large, size: 12, align: 'right' },
  );
  if (bars !== null) drawCode128(sheet, bars, { x: FRAME.x + 190, y: 26, width: 170, height: 20 });
}

const totalsOf = ({
  pieces,
  grossWeight,
  total,
  prepaid,
  collect,
  atDestination,
}: WaybillFigures) => ({
  pieces,
  grossWeight,
  weightCharge: total,
  totalPrepaid: prepaid.total,
  totalCollect: collect.total,
  totalCollectAtDestination: atDestination?.total ?? null,
});
