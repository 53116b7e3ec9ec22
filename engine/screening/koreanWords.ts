/** Words of trade in Korean company names, translated as the companies translate them. */
import { translationsIn } from './translations.ts';

const TABLE = `
조선 korea|고려 koryo|대한 daehan|평양 pyongyang|서울 seoul|총회사 general corporation|회사 company|상사 trading|무역 trading|은행 bank|해운 shipping
해운회사 shipping company|건설 construction|전자 electronics|전기 electric|전력 electric power|중공업 heavy industries|공업 industry|산업 industry|기계 machinery
화학 chemical|제약 pharmaceutical|자동차 motor|항공 airlines|보험 insurance|그룹 group|국제 international|개발 development|투자 investment|기술 technology
수출 export|수입 import|수출입 import export|대학교 university|대학 university|연구소 research institute|연구원 research institute|공사 corporation
석유 petroleum|통신 telecommunications|대외 foreign|합작 joint venture|금융 financial|물류 logistics|운송 transport|제철 steel|철강 steel|금속 metal
조선소 shipyard|공장 factory|식품 food|섬유 textile|광업 mining|석탄 coal|에너지 energy|경제 economic|협회 association|위원회 committee
`;

const WORDS = translationsIn(TABLE);

/** Names of up to so many syllables are people's: nothing in them is translated. */
const PERSON_SYLLABLES_MAX = 3;

/** A run of Hangul with its words of trade in English, and the rest as `spell` spells it. */
export function koreanWords(run: string, spell: (rest: string) => string): string {
  const whole = WORDS.find(([word]) => word === run);
  if (whole) return whole[1];
  if (run.length <= PERSON_SYLLABLES_MAX) return spell(run);
  const made: string[] = [];
  // what stands beside a word of trade is the name of a company, which is one word in Latin
  const isCompany = WORDS.some(([word]) => run.includes(word));
  const spelt = (syllables: string): string =>
    isCompany ? spell(syllables).replaceAll(' ', '') : spell(syllables);
  let rest = '';
  for (let at = 0; at < run.length;) {
    const known = WORDS.find(([word]) => run.startsWith(word, at));
    if (known) {
      made.push(rest === '' ? '' : spelt(rest), known[1]);
      rest = '';
    } else rest += run[at] ?? '';
    at += known ? known[0].length : 1;
  }
  return [...made, rest === '' ? '' : spelt(rest)].filter((word) => word !== '').join(' ');
}
