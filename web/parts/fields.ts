/** Fields of forms: each with its label, and what is wrong with it told beside it. */
import { formToken } from '../../api/signIn/browser.ts';
import { view, type View } from '../view.ts';
import type { PersonVisit } from '../visit.ts';

interface FieldProps {
  name: string;
  label: string;
  value?: string | null;
  hint?: string;
  /** What the interface says against what was written. */
  fault?: string | undefined;
  required?: boolean;
  /** Further attributes of the field. */
  more?: Readonly<Record<string, unknown>>;
}

const described = ({ name, hint, fault }: FieldProps): string | undefined =>
  [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ') || undefined;

const around = (field: FieldProps, control: View): View => view`<div class="field">
  <label for=${field.name}>${field.label}</label>
  ${control}
  ${field.hint && view`<p class="hint" id=${`${field.name}-hint`}>${field.hint}</p>`}
  ${field.fault && view`<p class="field-fault" id=${`${field.name}-fault`}>${field.fault}</p>`}
</div>`;

/** A line of text, a number or a file, by `more.type`. */
export const Field = (field: FieldProps): View =>
  around(
    field,
    view`<input id=${field.name} name=${field.name} value=${field.value ?? ''}
      required=${field.required} aria-describedby=${described(field)}
      aria-invalid=${field.fault ? 'true' : undefined} ...${field.more} />`,
  );

export const Area = (field: FieldProps): View =>
  around(
    field,
    view`<textarea id=${field.name} name=${field.name} rows="4" required=${field.required}
      aria-describedby=${described(field)} aria-invalid=${field.fault ? 'true' : undefined}
      ...${field.more}>${field.value ?? ''}</textarea>`,
  );

export const Choice = (
  field: FieldProps & { options: readonly (readonly [value: string, label: string])[] },
): View =>
  around(
    field,
    view`<select id=${field.name} name=${field.name} required=${field.required}
      aria-describedby=${described(field)} aria-invalid=${field.fault ? 'true' : undefined}>
      ${field.options.map(
        ([value, label]) =>
          view`<option value=${value} selected=${value === (field.value ?? '')}>${label}</option>`,
      )}
    </select>`,
  );

/** What every form carries: the token of the browser, and the mark of this page. */
export const Marks = ({ visit }: { visit: PersonVisit }): View => [
  view`<input type="hidden" name="token" value=${formToken(visit.context, visit.address)} />`,
  view`<input type="hidden" name="once" value=${visit.context.state.requestId} />`,
];
