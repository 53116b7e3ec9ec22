/** The way to the next page of a list, with all that its address says. */
import { view, type View } from '../view.ts';
import { addressed, type PageVisit } from '../visit.ts';

export function Next({ visit, next }: { visit: PageVisit; next: string | null }): View {
  if (!next) return null;
  const query = new URLSearchParams(addressed(visit));
  query.set('cursor', next);
  return view`<p><a class="button" rel="next" href=${`${visit.context.path}?${query.toString()}`}>${visit.texts.lists.next}</a></p>`;
}
