/** What a classification answers: the code, the way to it, and what else was weighed. */
import { z } from 'zod';
import { dataSource } from './fields.ts';
import { originInference } from './origin.ts';
import { productExtraction } from './products.ts';

const supplementaryUnit = z
  .object({
    code: z.string().meta({ description: 'Code of the unit in the tariff.', examples: ['p/st'] }),
    abbreviation: z.string().nullable().describe('Its short form; null where there is none.'),
    label: z.string().nullable().describe('Its name; null where the tariff gives none.'),
    unit: z.string().nullable().describe('A common unit like it; null where there is none.'),
    direction: z.enum(['both', 'import']).describe('Whether it is for exports too.'),
    origins: z
      .array(z.string())
      .nullable()
      .describe('Origins it is for, ISO 3166-1 alpha-2; null for all.'),
  })
  .meta({
    id: 'SupplementaryUnit',
    description: 'A unit in which the quantity is declared besides the weight.',
  });

export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export const NOMENCLATURES = ['us', 'ca', 'eu', 'gb', 'global', 'national'] as const;

const DESCRIPTION =
  "Heading and line joined as brokers print them (`Heading › … › Line`): in the tariff's own words and language where the " +
  'official tariff is imported, else in ours. Levels that only say «Other» are left out; `hierarchy` has every level.';
const LABEL =
  'What the line holds, in our own plain English; absent where we have no words for it.';
const CONFIDENCE = 'How far it may be trusted, in a word.';
const SCORE = 'Evidence for the code, 0 to 1, comparable within one answer; null when not known.';
const ENGLISH = 'The text in English, for reading only; absent where the tariff is in English.';
const UNITS = 'Units in which the quantity is declared; absent when the tariff sets none.';

export const alternative = z
  .object({
    hsCode: z.string().describe('The code, digits only.'),
    hsCodeFormatted: z.string().describe('The code with its dots.'),
    description: z.string().describe(DESCRIPTION),
    label: z.string().optional().describe(LABEL),
    rightIf: z.string().optional().meta({
      description:
        'What would have to be true of the goods for this code to be right, in one sentence.',
      example: 'Right if the main fibre is polyester.',
    }),
    score: z.number().nullable().describe(SCORE),
    confidence: z.enum(CONFIDENCES).describe(CONFIDENCE),
    englishDescription: z.string().optional().describe(ENGLISH),
    supplementaryUnits: z.array(supplementaryUnit).optional().describe(UNITS),
  })
  .meta({ id: 'ClassificationAlternative', description: 'Another code that is worth weighing.' });

export const PIECE_KINDS = [
  'words',
  'fact',
  'wording',
  'note',
  'rule',
  'assumption',
  'ruling',
  'hint',
  'model',
] as const;

/** Kinds of weighed pieces, and what the weight of each measures. */
const weighedPiece = z
  .object({
    kind: z.enum(PIECE_KINDS).meta({
      description:
        '`words`: goods that the text names, by the share of all evidence that lies with their codes; `fact`: a fact stated, by how ' +
        'sure its place in the text is; `wording`: a line of the tariff that shares words with the text, by the share of the text that ' +
        'it covers; `note`: a legal note, by the share of the evidence that it moved away from `code`; `rule`: the general rule that ' +
        'decided, by the share of the answer; `assumption`: a fact that nobody stated, by the share of the evidence that hangs on it; ' +
        '`ruling`: a precedent, by what it added to the share of its code; `hint`: your `hsCodeHint`, by the share of its codes; ' +
        '`model`: what a language model said.',
    }),
    code: z
      .string()
      .nullable()
      .meta({ description: 'Digits of the code that it speaks of; null where it is none.' }),
    weight: z
      .number()
      .min(0)
      .max(1)
      .describe('How heavy it weighs, 0 to 1; what that measures depends on `kind`.'),
    evidence: z.string().max(160).describe('The words, the fact or the rule itself.'),
  })
  .meta({ id: 'WeighedPiece', description: 'A piece of evidence, and its weight.' });

export const classificationResult = z
  .object({
    hsCode: z.string().meta({ description: 'Digits only.' }),
    hsCodeFormatted: z.string().describe('The code with its dots.'),
    nomenclature: z
      .enum(NOMENCLATURES)
      .describe(
        'Whose codes they are: `national` is the tariff that `schedule` names, `global` the 6-digit HS.',
      ),
    destinationCountry: z.string().describe('As asked, ISO 3166-1 alpha-2.'),
    description: z.string().describe(DESCRIPTION),
    label: z.string().optional().describe(LABEL),
    englishDescription: z.string().optional().describe(ENGLISH),
    hierarchy: z
      .array(
        z
          .object({
            level: z
              .enum(['chapter', 'heading', 'subheading', 'tariff'])
              .describe('Depth in the nomenclature: 2, 4 or 6 digits, or a national line.'),
            code: z.string().describe('The code at this depth, digits only.'),
            description: z.string().describe('Its text.'),
          })
          .meta({ id: 'HierarchyLevel', description: 'A step from the chapter to the code.' }),
      )
      .describe('The way down to the code, the chapter first.'),
    supplementaryUnits: z.array(supplementaryUnit).optional().describe(UNITS),
    confidence: z.enum(CONFIDENCES).describe(CONFIDENCE),
    score: z.number().nullable().describe(SCORE),
    probability: z.number().nullable().meta({
      description:
        'Probability, 0 to 1, that the first six digits are right, calibrated on labelled texts of the same kind; null when not known.',
    }),
    probabilities: z
      .object({
        chapter: z.number().describe('That the first two digits are right, 0 to 1.'),
        heading: z.number().describe('That the first four digits are right, 0 to 1.'),
        subheading: z.number().describe('That the first six digits are right, 0 to 1.'),
        tariff: z
          .number()
          .optional()
          .describe('That the whole code is right, 0 to 1; absent for a code of six digits.'),
      })
      .meta({ id: 'LevelProbabilities', description: 'How likely each depth is right.' })
      .optional()
      .meta({
        description:
          'Probability that 2, 4 and 6 digits are right, and the whole code (`tariff`) where it is a national line.',
      }),
    needsReview: z.boolean().describe('True: a person should look before it is declared.'),
    warnings: z
      .array(z.string())
      .optional()
      .describe(
        'What your own words have against them: a word that customs data checks refuse as a description, several goods in one text ' +
          '(send each by itself), a fact that the text contradicts. Absent where nothing has.',
      ),
    reasoning: z
      .string()
      .nullable()
      .describe(
        'Two or three sentences: what the goods are and by which words, which general rule or note leads to the code, what was ' +
          'assumed; null when not told.',
      ),
    customsDescription: z
      .string()
      .max(60)
      .nullable()
      .meta({
        description:
          'The goods in English for a declaration: the words that name them, and what was stated of them that decided the code. ' +
          'Null where no English words are known that are true of them: describe them yourself.',
        example: 'Chino shorts, for men, woven, of cotton',
      }),
    questions: z
      .array(
        z
          .object({
            fact: z.string().meta({
              description: 'Name of the fact, for `facts`.',
              examples: ['main_fibre', 'fabric', 'user'],
            }),
            question: z.string().describe('The question, for a person.'),
            unit: z.string().optional().meta({ description: 'Unit of a fact that is a number.' }),
            choices: z
              .array(
                z
                  .object({
                    value: z.string().describe('Value to send in `facts`.'),
                    hsCode: z
                      .string()
                      .describe(
                        'The code that it leads to: six digits, or a line under those of the answer.',
                      ),
                  })
                  .meta({ id: 'QuestionChoice', description: 'An answer to a question.' }),
              )
              .describe('Values that make a difference.'),
          })
          .meta({ id: 'ClassificationQuestion', description: 'A fact on which the code depends.' }),
      )
      .optional()
      .meta({
        description:
          'Facts that nobody stated and on which the code depends, those of the six digits first, heaviest first, then those of the line ' +
          'below, with the code that each value leads to. ' +
          'Send the same text with `facts` {fact: value} to have it classified with the answer. Absent where nothing decisive is open.',
      }),
    alternatives: z.array(alternative).meta({
      description:
        'Codes that a broker would weigh, likeliest first, at most five: other codes of the heading or of the same goods, other goods ' +
        'that the text names; none that is less likely than 2 %. An empty list says that nothing else is worth a look.',
    }),
    weighed: z
      .array(weighedPiece)
      .max(24)
      .optional()
      .meta({
        description:
          'With `explain`: what was weighed for which code. A code with more evidence comes first; rulings, a hint and a language model ' +
          'are weighed in last.',
      }),
    mode: z.string().meta({
      description: 'The mode asked for, or the default mode. Open to further modes.',
      examples: ['mini', 'pro', 'max'],
    }),
    modesRun: z
      .array(z.string())
      .optional()
      .describe('Modes that ran, the one asked for first; only that one is charged.'),
    upstreamRequestId: z
      .string()
      .nullable()
      .describe('Id of the classification, to quote to the operator.'),
    schedule: z
      .string()
      .optional()
      .describe('Tariff that answered: `EU` for a member state; absent for the 6-digit HS.'),
    rulings: z
      .array(
        z
          .object({
            rulingNumber: z.string().describe('Number of the ruling.'),
            code: z.string().nullable().describe('Code it decided on; null where not known.'),
            subject: z
              .string()
              .nullable()
              .describe('What it is about; one that no longer stands says so. Null: not known.'),
            url: z.string().nullable().describe('Page to read it on; null where none is known.'),
          })
          .meta({ id: 'Ruling', description: 'A precedent ruling of a customs authority.' }),
      )
      .optional()
      .describe('Precedent rulings on such goods, best first; empty when none was found.'),
    dataSource: dataSource
      .nullable()
      .optional()
      .describe('Releases that the answer read; null when none was.'),
    engine: z.string().optional().describe('Name of the engine that classified.'),
    webSources: z
      .array(
        z
          .object({
            url: z.string().describe('Address of the page.'),
            title: z.string().nullable().describe('Its title; null where it has none.'),
          })
          .meta({ id: 'WebSource', description: 'A page that a search found.' }),
      )
      .optional()
      .describe('Pages found by a search; empty, since this version makes none.'),
    materialUncertain: z
      .boolean()
      .optional()
      .describe('True: the code rests on a material that nobody stated. Absent: it does not.'),
    valueUncertain: z
      .boolean()
      .optional()
      .describe('True: the code depends on a value that no `price` confirms. Absent: it does not.'),
    notes: z
      .array(z.string())
      .optional()
      .meta({
        description:
          'Fields of the request that are not known and were ignored, a sentence each. Absent: there were none.',
        example: [
          'The field "fact" is not known to this interface and was ignored; did you mean facts?',
        ],
      }),
    readFromUrl: z
      .string()
      .nullable()
      .optional()
      .meta({ description: 'What was read of the page; null when nothing was.' }),
    readFromImage: z.string().nullable().optional().meta({
      description: 'What was read in the photo and how; null when nothing was.',
    }),
    product: productExtraction.optional(),
    origin: originInference.optional(),
  })
  .meta({ id: 'ClassificationResult', description: 'The code of a product, with its reasons.' });
export type ClassificationResult = z.infer<typeof classificationResult>;
