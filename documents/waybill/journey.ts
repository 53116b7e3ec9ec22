/** The middle of an air waybill: from where to where, how it is paid, and how it is handled. */
import type { WaybillRequest } from '../../contract/documents/waybill.ts';
import type { Form } from '../pdf/form.ts';
import { addressOf } from './face.ts';
import { amountText } from '../amounts.ts';
import { boxOf, FRAME, HALF, inRow, RIGHT } from './grid.ts';

/** The boxes from the airport of departure down to the handling information. */
export function drawJourney(form: Form, request: WaybillRequest): void {
  const { departure, reference = '', optionalShippingInformation = '' } = request;
  form.cell(boxOf(FRAME.x, 242, HALF, 24), 'Airport of departure and requested routing', [
    [departure.airport, departure.name].filter(Boolean).join('  '),
  ]);
  form.cell(boxOf(RIGHT, 242, HALF / 2, 24), 'Reference number', [reference]);
  form.cell(boxOf(RIGHT + HALF / 2, 242, HALF / 2, 24), 'Optional shipping information', [
    optionalShippingInformation,
  ]);
  drawRouting(form, request);
  drawPayment(form, request);
  drawDestination(form, request);
  drawHandling(form, request);
}

function drawRouting(form: Form, { routing }: WaybillRequest): void {
  const [first, second, third] = routing;
  const columns = [
    { label: 'To', width: 34, text: first?.to },
    { label: 'By first carrier', width: 99.5, text: first?.by },
    { label: 'To', width: 34, text: second?.to },
    { label: 'By', width: 34, text: second?.by },
    { label: 'To', width: 34, text: third?.to },
    { label: 'By', width: 34, text: third?.by },
  ];
  for (const { label, box, text = '' } of inRow(columns, { x: FRAME.x, y: 266, height: 28 }))
    form.cell(box, label, [text]);
}

function drawPayment(form: Form, request: WaybillRequest): void {
  const { currency, chargesCode = '', declaredValueCarriage, declaredValueCustoms } = request;
  const row = { y: 266, height: 28 };
  for (const { label, box, text } of inRow(
    [
      { label: 'Currency', width: 28, text: currency },
      { label: 'Chgs code', width: 26, text: chargesCode },
    ],
    { x: RIGHT, ...row },
  ))
    form.cell(box, label, ['', text]);
  drawChoice(form, {
    title: 'WT/VAL',
    x: RIGHT + 54,
    isPrepaid: request.weightCharges === 'prepaid',
  });
  drawChoice(form, {
    title: 'Other',
    x: RIGHT + 94,
    isPrepaid: request.otherChargesPayment === 'prepaid',
  });
  const declared = inRow(
    [
      {
        label: 'Declared value for carriage',
        width: 67.75,
        amount: declaredValueCarriage,
        without: 'NVD',
      },
      {
        label: 'Declared value for customs',
        width: 67.75,
        amount: declaredValueCustoms,
        without: 'NCV',
      },
    ],
    { x: RIGHT + 134, ...row },
  );
  for (const { label, box, amount, without } of declared)
    form.cell(box, label, [amount === undefined ? without : amountText(amount, currency)], {
      labelLines: 2,
      align: 'center',
    });
}

/** An X beneath prepaid or collect. */
function drawChoice(form: Form, choice: { title: string; x: number; isPrepaid: boolean }): void {
  const { title, x, isPrepaid } = choice;
  form.sheet.frame(boxOf(x, 266, 40, 28));
  form.sheet.say(title, { x, y: 267, width: 40 }, { size: 5, align: 'center', role: 'Caption' });
  form.sheet.line(x, 274, x + 40, 274);
  form.cell(boxOf(x, 274, 20, 20), 'PPD', [isPrepaid ? 'X' : ''], { align: 'center' });
  form.cell(boxOf(x + 20, 274, 20, 20), 'COLL', [isPrepaid ? '' : 'X'], { align: 'center' });
}

function drawDestination(form: Form, request: WaybillRequest): void {
  const { destination, flights = [], insurance, currency } = request;
  const row = { y: 294, height: 28 };
  form.cell(boxOf(FRAME.x, row.y, 133.5, row.height), 'Airport of destination', [
    [destination.airport, destination.name].filter(Boolean).join('  '),
  ]);
  for (const [at, x] of [FRAME.x + 133.5, FRAME.x + 201.5].entries()) {
    const flight = flights[at];
    form.cell(boxOf(x, row.y, 68, row.height), at === 0 ? 'Requested flight/date' : 'Flight/date', [
      flight
        ? `${flight.number}/${flight.date.slice(8)}${MONTHS[Number(flight.date.slice(5, 7)) - 1]}`
        : '',
    ]);
  }
  form.cell(boxOf(RIGHT, row.y, 94, row.height), 'Amount of insurance', [
    insurance === undefined ? 'XXX' : amountText(insurance, currency),
  ]);
  const note = boxOf(RIGHT + 94, row.y, HALF - 94, row.height);
  form.sheet.frame(note);
  form.sheet.fit(
    [INSURANCE],
    { ...note, x: note.x + 3, y: note.y + 4, width: note.width - 6 },
    { size: 5.5 },
  );
}

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const INSURANCE =
  'INSURANCE: where the carrier offers insurance and it is asked for under its conditions, the amount to be ' +
  'insured is stated in figures in the box to the left.';

function drawHandling(form: Form, request: WaybillRequest): void {
  const { handling = [], specialHandling = [], notify, customsStatus = '' } = request;
  form.cell(
    boxOf(FRAME.x, 322, FRAME.width, 48),
    'Handling information',
    [
      ...handling,
      ...(specialHandling.length > 0 ? [specialHandling.map((code) => `/${code}`).join('')] : []),
      ...(notify ? [`NOTIFY: ${addressOf(notify).join(', ')}`] : []),
    ],
    { textWidth: FRAME.width - 54 },
  );
  form.cell(boxOf(FRAME.x + FRAME.width - 50, 346, 50, 24), 'SCI', [customsStatus]);
}
