/** The file of a postal declaration. */
import type { Cn22Request, Cn23Request } from '../../contract/documents/postal.ts';
import { finished } from '../finished.ts';
import type { Made, MadeDocument } from '../make.ts';
import { fileNameOf } from '../names.ts';
import { extensionWarnings } from '../pdf/extension.ts';
import { Form } from '../pdf/form.ts';
import { Sheet } from '../pdf/sheet.ts';
import type { PostalItem } from './item.ts';
import { STYLE } from './parts.ts';

/** The form with an item drawn on it; what was asked for is embedded as it was sent. */
export function postalFile<Of extends Cn22Request | Cn23Request>(
  name: 'CN22' | 'CN23',
  asked: Of,
  { item, totals }: { item: PostalItem<Of>; totals: Made['totals'] },
  draw: (form: Form, item: PostalItem<Of>) => void,
): Promise<MadeDocument> {
  const { currency, lines } = item;
  const sheet = new Sheet({
    title: `${name} ${asked.itemNumber ?? ''}`.trimEnd(),
    date: asked.date,
    data: { name: `${name.toLowerCase()}.json`, content: { ...asked, currency, lines, totals } },
  });
  const form = new Form(sheet, STYLE);
  draw(form, item);
  const warnings = [...item.warnings, ...extensionWarnings(form)];
  const number = asked.itemNumber ?? null;
  return finished(sheet, { number, fileName: fileNameOf(name, number), warnings, totals });
}
