/** A commercial invoice as a file. */
import type { InvoiceRequest } from '../../contract/documents/invoice.ts';
import { completeLines, type GoodsLine } from '../../engine/documents/goodsLines.ts';
import { type InvoiceFigures, invoiceFigures } from '../../engine/documents/invoiceFigures.ts';
import { blankIssues, inEuropeanLetters, respeltWarnings } from '../../engine/documents/letters.ts';
import { refusedInput } from '../../engine/refusal.ts';
import { amountText, codeText, plainText, priceText } from '../amounts.ts';
import { finished } from '../finished.ts';
import type { MadeDocument } from '../make.ts';
import { drawExtension, extensionWarnings } from '../pdf/extension.ts';
import { Form } from '../pdf/form.ts';
import { Sheet } from '../pdf/sheet.ts';
import { drawTable, type TableColumn } from '../pdf/table.ts';
import {
  BOTTOM,
  drawFacts,
  drawFeet,
  drawParties,
  drawSignature,
  drawTitle,
  LEFT,
  SIGNATURE_HEIGHT,
  STYLE,
  WIDTH,
} from './page.ts';
import { currencyIssues, knownFacts, namedIssues, type Sources, unlikeRemarks } from '../facts.ts';
import { fileNameOf } from '../names.ts';

/** The file with its sums; refused where a line or a term is not complete. */
export async function makeInvoice(asked: InvoiceRequest, sources: Sources): Promise<MadeDocument> {
  const { known } = sources;
  const { currency, ...filled } = knownFacts(sources, asked);
  const incoterm = asked.incoterm ?? known?.incoterm ?? undefined;
  const sameCurrency = currency === known?.currency;
  const stated = completeLines(filled.lines, asked.lines, {
    currency: currency ?? '',
    codeDigits: 0,
    netWeight: false,
  });
  const { figures, issues: excess } = invoiceFigures(
    stated.goods,
    {
      freight: asked.freight ?? (sameCurrency ? (known?.freight ?? null) : null),
      insurance: asked.insurance ?? (sameCurrency ? (known?.insurance ?? null) : null),
      packing: asked.packing ?? null,
      discount: asked.discount ?? null,
    },
    currency ?? '',
  );
  const issues = [
    ...namedIssues(sources, { currency, incoterm }),
    ...currencyIssues(known, asked),
    ...stated.issues,
    ...excess,
  ];
  if (currency === undefined || incoterm === undefined || issues.length > 0)
    return refusedInput(issues);
  const { value, respelt } = inEuropeanLetters({ ...asked, lines: stated.lines });
  const blank = blankIssues(respelt);
  if (blank.length > 0) return refusedInput(blank);
  const invoice = { ...value, currency, incoterm, figures };
  const sheet = new Sheet({
    title: `Commercial invoice ${asked.number}`,
    date: asked.date,
    data: {
      name: 'invoice.json',
      content: { ...asked, currency, incoterm, lines: stated.lines, totals: figures },
    },
  });
  const form = new Form(sheet, STYLE);
  draw(form, invoice);
  return finished(sheet, {
    number: asked.number,
    fileName: fileNameOf('invoice', asked.number),
    warnings: [
      ...stated.warnings,
      ...filled.warnings,
      ...unlikeRemarks(sources, stated.goods, currency),
      ...respeltWarnings(respelt),
      ...extensionWarnings(form),
    ],
    totals: { ...figures },
  });
}

type Invoice = Omit<InvoiceRequest, 'lines' | 'currency' | 'incoterm'> & {
  lines: GoodsLine[];
  currency: string;
  incoterm: string;
  figures: InvoiceFigures;
};

/** Reasons as they are printed. */
const REASONS: Readonly<Record<InvoiceRequest['reasonForExport'], string>> = {
  sale: 'Sale',
  gift: 'Gift',
  sample: 'Sample',
  return: 'Return',
  repair: 'Repair',
  personal: 'Personal effects',
  other: 'Other',
};

const COLUMNS: readonly TableColumn[] = [
  { label: 'No.', width: 22, align: 'right' },
  { label: 'Description of goods', width: 146 },
  { label: 'HS code', width: 60 },
  { label: 'Origin', width: 32, align: 'center' },
  { label: 'Terms', width: 30, align: 'center' },
  { label: 'Quantity', width: 56, align: 'right' },
  { label: 'Net weight kg', width: 48, align: 'right' },
  { label: 'Unit value', width: 58, align: 'right' },
  { label: 'Value', width: WIDTH - 452, align: 'right' },
];

function draw(form: Form, invoice: Invoice): void {
  const { sheet } = form;
  sheet.page();
  drawTitle(form, 'Commercial invoice', [
    ['Invoice no.', invoice.number],
    ['Date', invoice.date],
    ['Order no.', invoice.orderNumber ?? ''],
    ['Waybill or consignment no.', invoice.waybillNumber ?? ''],
  ]);
  let y = drawParties(
    form,
    [
      ['Seller / exporter', invoice.seller],
      ['Buyer', invoice.buyer],
      ['Consignee', invoice.consignee ?? invoice.buyer],
      // a part in law, which nobody has until it is stated
      ['Importer of record', invoice.importer ?? null],
    ],
    92,
  );
  y = drawFacts(
    form,
    [
      ['Terms of delivery (Incoterms 2020)', `${invoice.incoterm} ${invoice.incotermPlace}`, 5],
      ['Reason for export', REASONS[invoice.reasonForExport], 3],
      ['Port of entry', invoice.portOfEntry ?? '', 4],
      ['IOSS no.', invoice.iossNumber ?? '', 3],
    ],
    y,
  );
  y = drawFacts(
    form,
    [
      ['Currency of settlement', invoice.currency, 2],
      ['Number of packages', plainText(invoice.packages ?? null), 2],
      ['Gross weight kg', plainText(invoice.grossWeightKg ?? null), 2],
      ['Marks and numbers', invoice.marks ?? '', 9],
    ],
    y,
  );
  y = drawTable(sheet, COLUMNS, rowsOf(invoice), {
    x: LEFT,
    y: y + 8,
    bottom: BOTTOM,
    nextPage: nextPage(sheet),
  });
  drawEnd(form, invoice, y);
  drawExtension(form, `Commercial invoice ${invoice.number}`);
  drawFeet(sheet, `Commercial invoice ${invoice.number}, ${invoice.seller.name}`);
}

const nextPage = (sheet: Sheet) => (): number => {
  sheet.page();
  return 40;
};

const rowsOf = ({ lines, currency, incoterm }: Invoice): string[][] =>
  lines.map((line, at) => [
    String(at + 1),
    line.reference === null ? line.description : `${line.description} (item ${line.reference})`,
    codeText(line.hsCode),
    line.originCountry,
    incoterm,
    `${plainText(line.quantity)} ${line.unit}`,
    plainText(line.netWeightKg),
    priceText(line.unitValue, currency),
    amountText(line.value, currency),
  ]);

/** Sums, statement and signature, together on a page. */
function drawEnd(form: Form, invoice: Invoice, after: number): void {
  const { sheet } = form;
  const { figures, currency, statement, assists } = invoice;
  const sums = sumsOf(figures);
  const height = sums.length * 14 + 8 + 50 + SIGNATURE_HEIGHT;
  let y = after + 6;
  if (y + height > BOTTOM) y = nextPage(sheet)();
  for (const [label, amount, isTotal] of sums) {
    const font = isTotal ? 'bold' : 'text';
    sheet.say(label, { x: LEFT + WIDTH - 250, y, width: 140 }, { font, size: 9, align: 'right' });
    sheet.say(
      `${amountText(amount, currency)} ${currency}`,
      { x: LEFT + WIDTH - 105, y, width: 102 },
      { font, size: 9, align: 'right' },
    );
    y += 14;
  }
  const said = [
    ...(statement === undefined ? [] : [statement]),
    ...(assists === undefined
      ? []
      : [
          `Assists supplied by the buyer, not in the total: ${amountText(assists, currency)} ${currency}.`,
        ]),
    'The seller states that this invoice is true and complete.',
  ];
  sheet.fit(said, { x: LEFT, y: y + 4, width: WIDTH, height: 48 }, { size: 8, sizeMin: 5 });
  drawSignature(form, invoice.signature, invoice.date, y + 56);
}

const sumsOf = ({ goods, freight, insurance, packing, discount, total }: InvoiceFigures) =>
  [
    ['Goods', goods, false],
    ['Freight', freight, false],
    ['Insurance', insurance, false],
    ['Packing', packing, false],
    ['Discount', discount === null ? null : -discount, false],
    ['Total', total, true],
  ].filter(([, amount]) => amount !== null) as [string, number, boolean][]; // as the filter says
