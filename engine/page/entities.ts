/** Entities of HTML read as the characters they stand for. */
import { Parser } from 'htmlparser2';

/** The text with its entities read once; `<` stays a character. */
export function plainEntities(text: string): string {
  if (!text.includes('&')) return text;
  let found = '';
  const parser = new Parser({
    ontext(part) {
      found += part;
    },
  });
  parser.write(text.replaceAll('<', '&lt;'));
  parser.end();
  return found;
}
