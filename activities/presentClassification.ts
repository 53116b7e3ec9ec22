import type { ClassificationResult } from '../contract/classification.ts';
import { classifyRequest } from '../contract/classify.ts';
import { type Edition, releasesFor } from '../edition/edition.ts';
import type { Precedent } from '../engine/classify/precedents.ts';
import type { Classification, Question, RankedLine } from '../engine/classify/types.ts';
import { formatCode } from '../engine/hscode.ts';
import type { ClassifyTask } from '../workflows/contract.ts';
import { unknownField } from './calculations.ts';
import { classificationDatasetsOf, dataSourceOf, scheduleNamed } from './dataSource.ts';

const ENGINE = 'landfall';

/** The engine's ranked lines in the words of the interface. */
export function presentClassification(
  found: Classification,
  task: ClassifyTask,
  workflowId: string,
  edition: Edition,
): ClassificationResult {
  const [best, ...others] = found.lines;
  if (!best) throw new Error('a classification holds at least one line');
  return {
    hsCode: best.code,
    hsCodeFormatted: formatCode(best.code),
    nomenclature: found.nomenclature,
    destinationCountry: task.destination,
    description: best.description,
    label: best.label,
    ...englishOf(best),
    hierarchy: best.hierarchy,
    ...(best.units.length > 0 ? { supplementaryUnits: best.units.map(unitOf) } : {}),
    confidence: best.confidence,
    score: rounded(best.score),
    probability: rounded(found.probabilities.subheading),
    probabilities: roundedLevels(found.probabilities),
    needsReview: found.needsReview,
    ...(found.warnings.length > 0 ? { warnings: [...found.warnings] } : {}),
    reasoning: found.reasoning,
    ...(found.questions.length > 0 ? { questions: found.questions.map(questionOf) } : {}),
    customsDescription: found.customsDescription,
    alternatives: others.map(alternativeOf),
    ...(found.pieces ? { weighed: found.pieces.map((piece) => ({ ...piece })) } : {}),
    mode: task.mode,
    upstreamRequestId: workflowId,
    ...(found.schedule ? { schedule: found.schedule } : {}),
    dataSource: dataSourceOf(
      releasesFor(edition, scheduleNamed(found.schedule) ?? null, best.code),
      [...classificationDatasetsOf(found.schedule), ...(found.rulings ? ['us-rulings'] : [])],
    ),
    engine: ENGINE,
    rulings: (found.rulings ?? []).map(rulingOf),
    webSources: [],
    ...(found.materialUncertain ? { materialUncertain: true } : {}),
    ...(found.valueUncertain ? { valueUncertain: true } : {}),
    ...notesOf(task),
  };
}

/** What is said of fields that were sent and are not known. */
const notesOf = ({ unknownFields = [] }: ClassifyTask): { notes?: string[] } =>
  unknownFields.length === 0
    ? {}
    : { notes: unknownFields.map((field) => unknownField(field, FIELDS)) };
const FIELDS = Object.keys(classifyRequest.shape);

const questionOf = ({ choices, ...asked }: Question) => ({ ...asked, choices: [...choices] });

const alternativeOf = (line: RankedLine): ClassificationResult['alternatives'][number] => ({
  hsCode: line.code,
  hsCodeFormatted: formatCode(line.code),
  description: line.description,
  label: line.label,
  ...(line.rightIf === undefined ? {} : { rightIf: line.rightIf }),
  ...englishOf(line),
  score: rounded(line.score),
  confidence: line.confidence,
  ...(line.units.length > 0 ? { supplementaryUnits: line.units.map(unitOf) } : {}),
});

const englishOf = ({ englishDescription }: RankedLine): { englishDescription?: string } =>
  englishDescription === undefined ? {} : { englishDescription };

const unitOf = (unit: string) => ({
  code: unit,
  abbreviation: unit,
  label: null,
  unit: null,
  direction: 'both' as const,
  origins: null,
});

/** A ruling that no longer holds as it was given says so behind its subject. */
const rulingOf = ({
  number,
  code,
  subject,
  standing,
}: Precedent): NonNullable<ClassificationResult['rulings']>[number] => ({
  rulingNumber: number,
  code,
  subject: standing === 'stands' ? subject : `${subject} [${standing}]`,
  url: `https://rulings.cbp.gov/ruling/${encodeURIComponent(number)}`,
});

const roundedLevels = ({
  chapter,
  heading,
  subheading,
  tariff,
}: Classification['probabilities']) => ({
  chapter: rounded(chapter),
  heading: rounded(heading),
  subheading: rounded(subheading),
  ...(tariff === undefined ? {} : { tariff: rounded(tariff) }),
});

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
