/** What the interface refuses, as a form tells it. */
import type { ApiError } from '../../contract/errors.ts';
import { view, type View } from '../view.ts';

interface Issue {
  path: string;
  message: string;
}

/** Faults by the name of their field; the first of each. */
export function faultsOf(error: ApiError | null): Map<string, string> {
  const issues = issuesOf(error);
  return new Map(
    issues.toReversed().map(({ path, message }) => [path.split('.')[0] ?? '', message]),
  );
}

function issuesOf(error: ApiError | null): Issue[] {
  const details = error?.details as { issues?: Issue[] } | undefined;
  return details?.issues ?? [];
}

/** All of a refusal, told first; nothing where there is none. */
export function Fault({ error, title }: { error: ApiError | null; title: string }): View {
  if (!error) return null;
  const issues = issuesOf(error);
  return view`<div class="fault" role="alert">
    <p><strong>${title}</strong></p>
    <p lang="en">${error.message}</p>
    ${
      issues.length > 0 &&
      view`<ul lang="en">${issues.map(
        ({ path, message }) => view`<li><code>${path}</code> ${message}</li>`,
      )}</ul>`
    }
  </div>`;
}
