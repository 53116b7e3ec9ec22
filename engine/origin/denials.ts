/**
 * Words that take back a whole clause: "we don't think it is made in", "until 2010", "used to be
 * made in". Own knowledge, 2026-11-22.
 */
import { foldPattern } from './phrases.ts';

/** Who denies or doubts what follows, by language. */
const DENYING: readonly string[] = [
  // English
  "(?:do(?:n'?t| not)|did(?:n'?t| not)|does(?:n'?t| not)|would(?:n'?t| not)|can(?:'?t|not| not)|could(?:n'?t| not)|(?:is|are|was|were|am)(?:n'?t| not)|'m not|'re not|never|nobody|no one|no-one|nothing|none of (?:us|them)|hardly anyone)(?: \\p{L}+){0,2} (?:think|believe|say|says|said|claim|claims|claimed|guess|suppose|know|knows|confirm|confirms|guarantee|guarantees|mean|means|imply|implies|suggest|suggests|indicate|indicates|prove|proves|promise|expect|sure|certain|convinced|true|likely)",
  '(?<!no |without |without a |beyond |any |little )(?:doubt|doubts|doubted|doubtful|deny|denies|denied|unlikely|falsely|wrongly|mistakenly)',
  'not (?:sure|certain|convinced|true|likely|clear)|used to be|no longer',
  // German, Dutch
  '(?:glaub|denk|mein|behaupt|vermut|sag)\\p{L}*(?: \\p{L}+)? (?:nicht|nie|kaum)|(?:niemand|keiner)(?: \\p{L}+)? (?:sagt|behauptet|glaubt|weiß|meint)|bezweif\\p{L}*|(?<!ohne |kein |keinen )zweif(?:el|eln|elt|le)|nicht mehr',
  '(?:denk|denken|geloof|geloven|zeg|zeggen)(?: \\p{L}+)? niet|niemand (?:zegt|beweert|gelooft)|betwijfel\\p{L}*',
  // French, Italian, Spanish, Portuguese
  "(?:crois|croit|croyons|pense|pensons|pensent|dis|dit|disons|disent|affirm\\p{L}*|suis sûre?|sommes sûrs) pas|personne ne (?:dit|affirme|prétend|croit|pense)|(?:je|nous|on) dout(?:e|ons)|(?:ne |n')\\p{L}+ plus",
  'non (?:credo|crediamo|penso|pensiamo|dico|diciamo|sembra|risulta)|nessuno (?:dice|afferma|sostiene|crede)|dubit(?:o|iamo)|non (?:è|viene) più',
  'no (?:creo|creemos|pienso|pensamos|digo|decimos|parece|consta)|nadie (?:dice|afirma|cree)|dud(?:o|amos)|ya no',
  'não (?:acho|achamos|acredito|acreditamos|creio|penso|parece|consta)|ninguém (?:diz|afirma|acredita)|duvid(?:o|amos)|já não',
  // Polish, Czech, Slovak, Hungarian
  'nie (?:sądz\\p{L}*|myśl\\p{L}*|wierz\\p{L}*|uważam|twierdz\\p{L}*)|nikt nie (?:mówi|twierdzi)|wątpi\\p{L}*',
  'ne(?:myslím|myslíme|věřím|věříme|verím|veríme)|nikdo neříká|nikto nehovorí|pochybuj\\p{L}*',
  'nem (?:hisz\\p{L}*|gondol\\p{L}*|mond\\p{L}*)|senki sem (?:mond\\p{L}*|állít\\p{L}*)|kétl(?:em|jük)',
  // Russian, Ukrainian, Nordic
  'не (?:думаю|думаем|верю|верим|считаю|считаем)|никто не (?:говорит|утверждает)|сомнева\\p{L}*|больше не',
  'не (?:думаю|думаємо|вірю|віримо|вважаю|вважаємо)|ніхто не (?:каже|стверджує)|сумніва\\p{L}*|більше не',
  'tror(?: \\p{L}+)? (?:inte|ikke)|ingen (?:säger|påstår|siger|påstår|sier)|tviv?lar|tviv?ler|en usko|emme usko|epäil\\p{L}*',
];

/**
 * "that", with or without a comma, and what else may stand between a denial and what it denies; a
 * new clause ends its reach.
 */
const THAT =
  "(?:\\s*,?\\s*(?:that|dass|das|que|qu'|che|dat|że|żeby|aby|že|hogy|что|чтобы|що|щоб|at|att|että|whether|if|ob))?";
const NO_NEW_CLAUSE =
  '(?!(?:and|but|so|because|since|which|however|only|und|aber|sondern|weil|et|mais|car|y|pero|sino|e|ma|mas|porque|i|ale|och|men|og|а|но)\\b)';
const WITHIN = `(?:(?:\\s+|')${NO_NEW_CLAUSE}[\\p{L}\\d'-]+){0,6}\\s*$`;

// bounded: the 80 characters of WINDOW in statements.ts
const DENIED = new RegExp(
  `(?<!\\p{L})(?:${DENYING.map(foldPattern).join('|')})(?!\\p{L})${foldPattern(THAT)}${WITHIN}`,
  'u',
);

const YEAR = '(?:19|20)\\d\\d(?!\\d)';
const UNTIL = foldPattern(
  "(?:until|till|up to|through|bis|bis zum jahr|jusqu'en|jusqu'à|hasta|hasta el|fino al|fino a|tot|tot in|até|do|do roku|до|fram till|till och med|indtil|frem til|inntil|vuoteen)",
);
// bounded: the 60 characters of BEHIND in statements.ts
const PAST_BEHIND = new RegExp(
  `^\\s*,?\\s*\\(?(?:${UNTIL}(?: \\p{L}+)? ${YEAR}|(?:from|between|von|entre|de|dal|van|od) ${YEAR} (?:to|and|until|bis|et|à|a|y|al|tot|do) ${YEAR})`,
  'u',
);
const PAST_BEFORE = new RegExp(
  `(?:^|[,;(])\\s*${UNTIL}(?: \\p{L}+)? ${YEAR}(?:,? \\p{L}+){0,4}\\s*$`,
  'u',
);

/**
 * Whether the clause before a statement denies or doubts it, or one beside it says that it is no
 * longer so. All folded, and short.
 */
export const isTakenBack = (before: string, behind: string): boolean =>
  DENIED.test(before) || PAST_BEHIND.test(behind) || PAST_BEFORE.test(before);
