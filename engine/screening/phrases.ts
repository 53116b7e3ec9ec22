/**
 * Several words that companies' names have a short form for: kinds of institutions, and states by
 * their full names. Written for this service from general knowledge.
 */

const TABLE = `
npo: scientific production association; research and production association; research production association; scientific and production association;
  nauchno proizvodstvennoe obedinenie; nauchno proizvodstvennoye obyedineniye; scientific production enterprise; research and production enterprise;
  nauchno proizvodstvennoe predpriyatie; npp; research and production corporation; scientific production corporation; npk; research and production company
nii: scientific research institute; scientific and research institute; research institute; nauchno issledovatelsky institut;
  nauchno issledovatelskiy institut; central research institute; central scientific research institute; tsnii; cnii; tsentralny nii
kb: design bureau; konstruktorskoe byuro; konstruktorskoye byuro; okb; skb; experimental design bureau; special design bureau; tskb;
  opytno konstruktorskoe byuro; spetsialnoe konstruktorskoe byuro; central design bureau; construction bureau; pkb; gskb
td: trading house; trade house; torgovy dom; torgoviy dom; casa comercial; handelshaus; maison de commerce
vneshtorgbank: foreign trade bank
mashzavod: machine building plant; machine building factory; machinery plant; machine plant; machine works; mashinostroitelny zavod;
  machinebuilding plant; mechanical plant; maschinenfabrik; mashinostroitelnyi zavod
sudozavod: ship repair plant; ship repair yard; ship repair factory; shiprepair plant; sudoremontny zavod; shipyard; shipbuilding plant;
  shipbuilding factory; sudostroitelny zavod; ship building plant; ship yard; sudoverf; shipbuilding yard; sudoremont; srz; ssz
aviazavod: aircraft plant; aircraft factory; aviatsionny zavod; aircraft building plant; aircraft repair plant; aviaremontny zavod; aviation plant; arz
refinery: oil refinery; oil refining plant; petroleum refinery; oil refining company; neftepererabatyvayushchy zavod; npz; oil refining
impex: import export; import and export; export import; export and import; eksport import
iran: islamic republic of iran; republic of iran; jomhouri islami iran; jomhuri eslami iran; jomhouri eslami iran; ir iran
korea: democratic peoples republic of korea; democratic people s republic of korea; north korea; dprk; dpr korea; choson; chosun; democratic republic of korea
russia: russian federation; rossiyskaya federatsiya; rossiyskoy federatsii; rossii
china: peoples republic of china; people s republic of china; prc; pr china
syria: syrian arab republic
uae: united arab emirates; u a e; emirates
usa: united states of america; united states
uk: united kingdom
irgc: islamic revolutionary guard corps; islamic revolutionary guards corps; islamic revolution guards corps; islamic revolution guard corps;
  iranian revolutionary guard corps; iranian revolutionary guards; iranian revolutionary guard; revolutionary guards; revolutionary guard corps; iran revolutionary guard corps;
  army of the guardians of the islamic revolution; sepah pasdaran; sepah e pasdaran; pasdaran
group: group of companies; gruppa kompaniy; gruppa kompanij; gk; groupe de societes; companies group
holding: holding company; kholdingovaya kompaniya; holding group
khimzavod: chemical plant; chemical factory; chemical works; khimichesky zavod; chemiewerk; chemical combine; chemical kombinat; khimkombinat
metkombinat: metallurgical combine; metallurgical plant; metallurgical works; iron and steel works; steel works; metallurgichesky kombinat;
  metallurgichesky zavod; metal works; iron and steel plant; metallurgical factory; metals works
navy: naval force; naval forces; naval command; maritime force
`;

/** Short forms by their phrases' first words, the longest phrase first. */
const PHRASES: ReadonlyMap<string, readonly { words: readonly string[]; short: string }[]> =
  Map.groupBy(
    TABLE.trim()
      .split(/\n(?! )/)
      .flatMap((line) => {
        const [short = '', phrases = ''] = line.split(':');
        return phrases.split(';').map((phrase) => ({ words: phrase.trim().split(/\s+/), short }));
      })
      .toSorted((left, right) => right.words.length - left.words.length),
    ({ words: [first = ''] }) => first,
  );

/** Words that stand for a kind of institution: alone they are nobody's name. */
export const KINDS: ReadonlySet<string> = new Set(
  'npo nii kb td vneshtorgbank khimzavod metkombinat mashzavod sudozavod aviazavod refinery impex navy'.split(
    ' ',
  ),
);

/** The words with a short form for each phrase in them; null for words without such a phrase. */
export function withShortForms(words: readonly string[]): string[] | null {
  const made: string[] = [];
  let isShortened = false;
  for (let at = 0; at < words.length;) {
    const found = PHRASES.get(words[at] ?? '')?.find((phrase) =>
      phrase.words.every((word, place) => words[at + place] === word),
    );
    if (found) isShortened = true;
    made.push(found?.short ?? words[at] ?? '');
    at += found?.words.length ?? 1;
  }
  return isShortened ? made : null;
}
