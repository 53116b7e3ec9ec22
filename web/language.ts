/** In which language a page is: as the person chose, else as the browser asks. */
import type { ApiContext } from '../api/route.ts';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const COOKIE = 'landfall_language';
const YEAR_S = 31_536_000;

const isLanguage = (text: string): text is Language => LANGUAGES.some((one) => one === text);

/** One of ours; English where the browser asks for none of them. */
export function languageOf(context: ApiContext): Language {
  const chosen = context.cookies.get(COOKIE) ?? '';
  if (isLanguage(chosen)) return chosen;
  const asked = context.acceptsLanguages(...LANGUAGES);
  return asked !== false && isLanguage(asked) ? asked : 'en';
}

/** Remembers a choice; one that is none of ours changes nothing. */
export function chooseLanguage(context: ApiContext, wanted: string, isSecure: boolean): void {
  if (!isLanguage(wanted)) return;
  const secure = isSecure ? '; Secure' : '';
  context.append(
    'Set-Cookie',
    `${COOKIE}=${wanted}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure}`,
  );
}
