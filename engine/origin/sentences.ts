/** A text in its sentences. */
import { withoutTrailing } from '../trailing.ts';
import { labelKind } from './labels.ts';

/**
 * Sentences with the mark that ends them; a full stop behind a single letter ends none, nor the
 * line end behind a bare label.
 */
export const sentencesOf = (text: string): string[] =>
  (
    withLabelsJoined(text.replace(BEFORE_LABEL, '；')).match(
      /(?:[^\n\r•;；!?。！？|.]|\.(?!\s|$)|(?<=(?:^|[^\p{L}])\p{L})\.|(?<=\b(?:EE|Rep|Fed|Dem|St|[Mm]fd|[Mm]fg|[Mm]anuf))\.)+[.!?。！？;；|•\n\r]*/gu,
    ) ?? []
  )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** «原产国：泰国，进口商：上海某公司»: the next label of a list ends the value of the one before. */
const BEFORE_LABEL = /[，,、](?=[\p{sc=Han}\p{sc=Hangul}]{2,8}[：:])/gu;

/**
 * A label on a line of its own, as in lists of facts, with its value on the next: one line of both.
 */
function withLabelsJoined(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines
    .map((line, at) =>
      at + 1 < lines.length && isBareLabel(line)
        ? `${withoutTrailing(line, /[\s:：]/)}: `
        : `${line}\n`,
    )
    .join('');
}

const isBareLabel = (line: string): boolean =>
  line.length >= 2 &&
  line.length <= LABEL_LINE_MAX &&
  labelKind(line) === 'origin' &&
  !/[.!?]$|[:：=]\s*\S/.test(line);
const LABEL_LINE_MAX = 40;
