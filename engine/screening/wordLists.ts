/**
 * Words that tell little or nothing of whose name it is. Written for this service from the forms
 * that company registers use.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Forms of address before or behind a person's name. */
export const TITLES = words(`
  mr mrs ms miss dr prof professor sir dame ing engr esq jr sr phd mba senor senora dona herr frau monsieur madame brigadier brig colonel
  lieutenant captain major admiral marshal`);

/** Kinds of business and broad words: alone they are nobody's name. */
export const GENERIC = words(`
  international intl trading trade general group groups holding holdings bank banque banco technology technologies tech shipping ship lines line
  industries industry industrial import imports export exports impex importers exporters services service marine maritime transport transportation
  logistics engineering construction contracting contractors company development investment investments invest enterprises enterprise global world
  worldwide universal national state republic center centre institute university academy research foundation association organization organisation
  charity charitable society union federation committee council ministry department agency office bureau factory plant works mill mills
  manufacturing manufacturer production products product materials material chemical chemicals petroleum petrochemical petrochemicals oil gas energy
  power electric electrical electronics electronic communications telecommunications telecom network networks systems system solutions software
  computer computers information data security safety management consulting consultants advisory agency travel tours tourism hotel hotels restaurant
  foods food agro agricultural agriculture farm farms pharma pharmaceutical pharmaceuticals medical health hospital clinic airlines airline airways
  aviation air aerospace automotive auto motors motor cars metal metals steel iron aluminum aluminium copper mining minerals cement textile textiles
  garment fashion exchange finance financial insurance capital fund funds securities asset assets real estate property properties commercial commerce
  business supply supplies equipment machinery machine tools parts spare distribution distributors wholesale retail market markets supermarket store
  stores shop media press publishing television radio news and for the of design project projects complex corporation branch first new great united
  east west north south eastern western northern southern central middle pacific atlantic asia asian africa african europe european america american
  gulf city star sun golden gold silver blue green red white black royal imperial grand super mega prime best modern advanced
  comercial comercializadora inversiones inmobiliaria distribuidora compania empresa grupo constructora agropecuaria ganadera servicios transportes
  sociedad industria industrias productos representaciones exportadora importadora administradora asesorias consultoria
  concern concerns torgovy dom kompaniya zavod predpriyatie firma gruppa bank korporatsiya nauchno proizvodstvennoe obedinenie federalnoe gosudarstvennoe unitarnoe
  sanayi ticaret`);

/** Parts of names that many bear: articles, prepositions, words of kinship. */
export const PARTICLES = words(`
  al el ul ur bin ben bint ibn ibni abd abdul abdel abdal abu abou abi umm um ould wald de del della di da do dos das du la las le les lo los van von
  der den ter ten zu zur st san santa saint y e ed et a an op af av mac mc ap syed sayed sayyid seyed seyyed sayid
  sheikh shaykh sheik shaikh haji hajji haj hajj alhaj mullah mulla maulana mawlawi maulavi molvi ayatollah imam qari`);

/** What stands before the name of a ship: motor vessel, tanker, steamer. */
export const SHIP_PREFIXES = words('mv mt ms ss mts mtr fv sv');

/** Particles that are somebody's whole name where they stand first or last. */
export const END_NAMES = words(
  'le do du da das dos des san la e y ap an af av ed ba sayed sayyid imam haj',
);

/** Words between words. */
export const STOP_WORDS = words(`
  the of and for in on at to with by from und der die das et des le la les en y e o a an i v na s joint stock liability private public open closed
  aktsionernoe aktsionernoye obshchestvo ogranichennoy ogranichennoi otvetstvennostyu publichnoe otkrytoe zakrytoe tnhh`);
