/** The answer to a classification: the code, what decided it, and what else it might be. */
import type { Told } from '../../api/askInside.ts';
import type { Stated } from '../trial.ts';
import { view, type View } from '../view.ts';
import { at, type PageVisit } from '../visit.ts';
import { Marked } from './marked.ts';

interface Props {
  visit: PageVisit;
  answer: Told;
  fields: Stated;
  /** Draws the questions as a form. */
  form: (props: { visit: PageVisit; fields: Stated; questions: Told[] }) => View;
}

/** All of an answer; a part that it does not have is left out. */
export function Classified({ visit, answer, fields, form: Questions }: Props): View {
  const { texts } = visit;
  const { classify } = texts;
  const questions: Told[] = answer.questions ?? [];
  return view`<section class="answer" aria-labelledby="answer">
    <${Head} visit=${visit} answer=${answer} />
    <${Cautions} visit=${visit} answer=${answer} />
    ${
      fields.has('description') &&
      view`<h3>${classify.yourText}</h3>
        <${Marked} text=${fields.get('description')} weighed=${answer.weighed ?? []}
          code=${answer.hsCode} />`
    }
    ${answer.reasoning && view`<p lang="en">${answer.reasoning}</p>`}
    ${
      questions.length > 0 &&
      view`<h3>${classify.questions}</h3>
        <p class="quiet">${classify.questionsLead}</p>
        <${Questions} visit=${visit} fields=${fields} questions=${questions} />`
    }
    <h3>${classify.ladder}</h3>
    <${Ladder} visit=${visit} answer=${answer} />
    <${Alternatives} visit=${visit} answer=${answer} />
    <${Origin} visit=${visit} answer=${answer} />
    <p class="ways-on"><a class="button" href=${costOf(visit, answer, fields)}>${classify.toCost}</a></p>
  </section>`;
}

const costOf = (visit: PageVisit, { hsCodeFormatted: code }: Told, fields: Stated): string => {
  const query = new URLSearchParams({ hsCode: code });
  for (const name of ['destinationCountry', 'originCountry'])
    if (fields.has(name)) query.set(name, fields.get(name) ?? '');
  return at(visit, `/landed-cost?${query.toString()}`);
};

function Head({ visit, answer }: { visit: PageVisit; answer: Told }): View {
  const { texts, print } = visit;
  const { confidence, probability } = answer;
  const words = texts.confidence[confidence as keyof typeof texts.confidence] ?? confidence;
  return view`<div class="answer-head">
    <h2 id="answer"><span class="code big">${answer.hsCodeFormatted}</span></h2>
    <p class=${`tag ${confidence}`}>${words}${
      probability === null ? '' : ` · ${texts.classify.sixDigits(print.percent(probability))}`
    }</p>
    ${answer.needsReview && view`<p class="tag review">${texts.classify.needsReview}</p>`}
    <p class="quiet">${answer.schedule ?? 'HS'} · ${print.country(answer.destinationCountry)}</p>
  </div>
  <p lang="en"><strong>${answer.label ?? answer.description}</strong></p>
  ${
    answer.customsDescription &&
    view`<p>${texts.classify.customsDescription} <span lang="en">«${answer.customsDescription}»</span></p>`
  }`;
}

/** What the caller's own words have against them, and what was read elsewhere. */
const Cautions = ({ visit, answer }: { visit: PageVisit; answer: Told }): View => [
  ...(answer.warnings ?? []).map((text: string) => view`<p class="warning" lang="en">${text}</p>`),
  answer.readFromUrl &&
    view`<p class="quiet">${visit.texts.classify.readFromUrl} <span lang="en">${answer.readFromUrl}</span></p>`,
  answer.readFromImage &&
    view`<p class="quiet">${visit.texts.classify.readFromImage} <span lang="en">${answer.readFromImage}</span></p>`,
];

/** The way down: chapter, heading, subheading, line, with how likely each depth is right. */
function Ladder({ visit, answer }: { visit: PageVisit; answer: Told }): View {
  const { texts, print } = visit;
  const levels: Told[] = answer.hierarchy ?? [];
  const likely = (level: string, depth: number): string | null => {
    if (level === 'tariff' && depth < levels.length - 1) return null;
    const share = answer.probabilities?.[level];
    return typeof share === 'number' ? print.percent(share) : null;
  };
  return view`<ol class="ladder">
    ${levels.map(
      ({ level, code, description }, depth) => view`<li>
        <span class="level">${texts.levels[level as keyof typeof texts.levels] ?? level}</span>
        <span class="code">${code}</span>
        <span lang="en">${description}</span>
        <span class="share">${likely(level, depth)}</span>
      </li>`,
    )}
  </ol>`;
}

function Alternatives({ visit, answer }: { visit: PageVisit; answer: Told }): View {
  const { texts } = visit;
  const others: Told[] = answer.alternatives ?? [];
  const title = view`<h3>${texts.classify.alternatives}</h3>`;
  if (others.length === 0)
    return [title, view`<p class="quiet">${texts.classify.noAlternatives}</p>`];
  return [
    title,
    view`<ul class="alternatives">
      ${others.map(
        ({ hsCodeFormatted, label, description, rightIf }) => view`<li>
          <span class="code">${hsCodeFormatted}</span>
          <div lang="en"><p>${label ?? description}</p>${rightIf && view`<p class="right-if">${rightIf}</p>`}</div>
        </li>`,
      )}
    </ul>`,
  ];
}

/** The releases that were read, and rulings. */
function Origin({ visit, answer }: { visit: PageVisit; answer: Told }): View {
  const { texts } = visit;
  const rulings: Told[] = answer.rulings ?? [];
  return [
    rulings.length > 0 &&
      view`<h3>${texts.classify.rulings}</h3>
      <ul>${rulings.map(
        ({ rulingNumber, subject, url }) =>
          view`<li lang="en">${
            url ? view`<a href=${url} rel="noreferrer">${rulingNumber}</a>` : rulingNumber
          } ${subject}</li>`,
      )}</ul>`,
    answer.dataSource &&
      view`<p class="quiet">${texts.trial.source} <span lang="en">${answer.dataSource.version}</span></p>`,
  ];
}
