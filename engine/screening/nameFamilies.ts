/**
 * Spellings of one given name or surname that differ more than their sounds do. Written for this
 * service from general knowledge of naming and of how passports, newspapers and sanctions lists
 * spell. A family a line; the names in it are taken for each other. `~` begins those whose names
 * are often somebody else's too: Korean by its systems, Chinese by pinyin, Wade-Giles and
 * Cantonese.
 */

const TABLE = `
muhammad mohammed mohammad mohamed mohamad mohammod muhammed muhamad muhamed mohd md mhd muhd mohmed mahomed mehmed mehmet muhammet mahamat mamadou mouhamed mouhammad moukhammad magomed
ahmad ahmed ahmet akhmad akhmed akhmet ahmadu amadou
mahmud mahmoud mahmood makhmud mehmood mehmud
usama osama oussama ussama osamah usamah
husayn hussein hussain husain husein hossein hosein hussien houssein hussayn hoseyn khusein huseyin hossain hussin
hasan hassan hasen hassen khasan
umar omar oumar umer omer
uthman othman osman usman ousmane otman
yusuf yousef youssef yousuf yusef yosef youssouf yusif josef iusuf usuf
ibrahim ebrahim ibraheem brahim ibragim ebraheem
idris driss idriss edris
moulay mulay mawlay moulai
ismail ismael esmail esmaeil ismayil esmaeel
abdullah abdallah abdulla abdoulah abdalla abdollah abdullahi abdoulaye abdellah abdula
sulayman suleiman soleiman sulaiman suleyman sulieman solayman sleiman souleymane soliman
sulaymani soleimani suleimani sulaimani soleymani soulaimani solaimani
khalid khaled haled chalid halid kaled
khalil chalil halil kalil
said saeed saed sayeed saied saaid
sayf saif seif seyf
shaykh sheikh sheik shaikh cheikh
sharif cherif sherif shareef scherif chareef
jamal gamal djamal jamel djamel cemal dzhamal
jamil djamil cemil jameel gamil
jafar jaafar djaafar jaffar cafer jafer
jalal galal djalal celal
javad jawad djavad gawad cevad
aisha ayesha aysha aicha aishah ayse aysheh
fatima fatimah fatma fatemeh fatmeh
maryam mariam meryem maryem miriam
zaynab zainab zeinab zeynab zeynep
layla leila laila leyla
ali aly aliy
hamid hameed khamid hamed
mustafa mostafa moustafa mustapha mostapha moustapha
mansur mansour mansoor mansor
masud masoud massoud masood mesud masoudi
mahdi mehdi mehti mahdy
munir mounir muneer
nasir nasser naser nasr nassir nacer
nasiruddin nasiradin nasreddin naseruddin
qasim qassem ghasem kassem kasim qasem qassim gasem casim kasem qaseem
qadhafi gaddafi qaddafi kadhafi gadhafi khadafi ghadafi kaddafi qathafi gadafi kadafi elgaddafi algaddafi
mutasim mutassim muatassim motassem moatassem mouatassim mutasem
muammar moammar mouammar moamer muamar
salih saleh salah salleh
salim salem saleem selim
tariq tarek tareq tarik tarique
walid waleed oualid
rida reza riza ridha
ridwan rizwan rezvan redouane radwan
ramadan ramazan ramzan ramadhan
rahman rehman rahmane rahmaan rachman
rashid rasheed rachid rasched
qadir qader kader ghader kadir qadeer
qadri kadri ghadri
aziz azeez azziz
karim kareem kerim
yahya yahia yehia yehya jahja yahyah
yaqub yaghoub yakub yacoub yaqoob yaqoub jakub
yasin yassin yaseen yacine jassin
yasir yasser yaser jasser
zawahiri zawahri sawahiri zaouahiri dhawahiri
zakariya zakaria zakariyya zekeriya
bashar bachar baschar beshar
ladin laden
haniyeh haniya haniyya haniyah hania haniyye
haqqani hakkani haqani haggani khakkani
khamenei khameneyi khamenehi jamenei chamenei hamenei
hizballah hezbollah hizbollah hisbollah hezballah hizbullah hezbolla
jihad jehad djihad dschihad
alexander aleksandr aleksander alexandr alexandre oleksandr alyaksandr aliaksandr alejandro alessandro aleksandar olexander
alexei aleksey aleksei alexey aleksej alexej oleksii oleksiy alyaksey oleksey
andrei andrey andrej andriy andrii andrzej
anatoly anatoliy anatolii anatoli anatolij
arkady arkadiy arkadi arkadij
dmitry dmitriy dmitri dmytro dimitri dimitry dmitrij dzmitry dmitrii
evgeny yevgeny yevgeniy evgeniy evgeni yevgeni evgenii jewgeni jewgenij evgueni yevgueni evgenij yevhen yevhenii eugen eugene jevgeni jevgenij jewgienij yauhen
ekaterina yekaterina katerina katarina kateryna
elena yelena olena jelena alena
gennady gennadiy gennadi gennadii gennadij guennadi hennadiy hennadii giennadij
georgy georgiy georgi georgii georgij heorhiy gueorgui
grigory grigoriy grigori hryhoriy grigorij ryhor
igor ihor ihar
ivan iwan
konstantin constantin kostyantyn konstantyn kanstantsin
leonid leonyd
mikhail mikhael michail mykhailo mykhaylo mihail mikhailo mikhal
nikolai nikolay nikolaj mykola nikolaos nikolas mikalai
natalia natalya nataliya nataliia nathalia natallia natalja
oleg oleh aleh
pavel pavlo pawel
pyotr petr petro piotr
sergei sergey serhiy sergej sergiy serguei serhii siarhei sergii siarhey
tatiana tatyana tetiana tetyana tatjana tatsiana
valentin valentyn walentin
valery valeriy valeri valerii valerij waleri waleriy
vasily vasiliy vasili vasyl vassili wassili vasil
viktor victor wiktor viktar
vitaly vitaliy vitali vitalii vitalij vital
vladimir wladimir volodymyr uladzimir wolodymyr vladymyr
vladislav wladislaw vladyslav uladzislau
vyacheslav viacheslav wjatscheslaw viatcheslav wiaczeslaw vyatcheslav
yuri yury yuriy yurii iouri jurij juri iurii iuri yuryi jury youri
yulia yuliya yulya julia iuliia yuliia
lukashenko lukashenka loukachenko lukaschenko lukaszenka loekasjenko loukashenko lukasenko
nicolas nikolas nicholas
jose josef joseph
inaki inaqui ignaki
~ lee yi ri rhee li
~ kim gim
~ park pak bak
~ choe choi chwe
~ jong jung chong jeong chung
~ jo cho
~ jon jun chon jeon
~ kang gang
~ paek baek paik
~ ryu yu yoo yoon
~ rim lim im
~ ro no noh roh
~ chang jang
~ chol cheol
~ hyon hyun hyeon
~ song sung seong
~ yong young yeong
~ un eun
~ ung woong
~ kuk guk kook
~ kwang gwang
~ kyong kyung gyeong kyoung
~ il ihl
~ chou zhou chow
~ cheung zhang
~ hsu xu hsui
~ hsiao xiao siao
~ hsieh xie tse
~ kuo guo kwok
~ tsai cai choi
~ tseng zeng tsang
~ teng deng
~ tung dong
~ liu lau
~ chen chan
~ huang wong
~ lin lam
~ yang yeung
~ wu ng
~ he ho
`;

/**
 * How two names of one family are taken: the same name, or one that East Asian spellings leave
 * open.
 */
export type Kinship = 'same' | 'open';

interface Family {
  names: readonly string[];
  kinship: Kinship;
}

const FAMILIES: readonly Family[] = TABLE.trim()
  .split('\n')
  .map((line) => ({
    names: line.replace('~ ', '').split(' '),
    kinship: line.startsWith('~') ? 'open' : 'same',
  }));

const BY_NAME = new Map<string, Family[]>();
for (const family of FAMILIES)
  for (const name of family.names) BY_NAME.set(name, [...(BY_NAME.get(name) ?? []), family]);

/** The other spellings of a name; none of a word that is in no family. */
export const spellingsOf = (word: string): readonly string[] =>
  (BY_NAME.get(word) ?? []).flatMap(({ names }) => names).filter((name) => name !== word);

/** How two different words are spellings of one name; null where they are not known to be. */
export function kinshipOf(left: string, right: string): Kinship | null {
  const shared = (BY_NAME.get(left) ?? []).filter(({ names }) => names.includes(right));
  return shared.some(({ kinship }) => kinship === 'same')
    ? 'same'
    : shared.length > 0
      ? 'open'
      : null;
}
