/**
 * Pairs of a listed name and one that is asked for, all made up: those that are one party, and
 * those that are not. `type | listed | asked`, with p for a person, e a company, s a ship.
 */

export interface NamePair {
  type: 'individual' | 'entity' | 'vessel';
  listed: string;
  asked: string;
}

const pairsOf = (lines: string): NamePair[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', listed = '', asked = ''] = line.split('|').map((part) => part.trim());
      const type = kind === 'p' ? 'individual' : kind === 's' ? 'vessel' : 'entity';
      return { type, listed, asked };
    });

export const SAME: readonly NamePair[] = pairsOf(`
e | CASPIVAN AIRLINES | Caspivan Aviation
e | CASPIVAN AIRLINES | Caspivan Air Ways
p | ZORBATOV | Maria Zorbatov
p | ZORBATOV | Zorbatov, Pyotr Ilyich
p | SHAKHVERDIEV, Ruslan Tagirovich | Ruslan Shahverdiyev
p | SHAKHVERDIEV, Ruslan Tagirovich | Руслан Тагирович Шахвердиев
p | SHAKHVERDIEV, Ruslan Tagirovich | R. T. Shakhverdiev
p | SHAKHVERDIEV, Ruslan Tagirovich | Rouslan Chakhverdiev
p | TRZEBIATOWSKI, Zbigniew | Zbigniew Trzebiatovski
p | TRZEBIATOWSKI, Zbigniew | TRZEBIATOWSKI Zbigniew
p | AL-DULAYSHI, Abd al-Karim Fadil | Abdulkarim Al Dulaishi
p | AL-DULAYSHI, Abd al-Karim Fadil | عبد الكريم فاضل الدليشي
p | QUTAYFANI, Mahmud Rashad | Mahmoud Rashad Kutaifani
p | BEN YOUNESSI, Moulay Driss | Mulay Idris Ben Younessi
p | HASHEMZADEH, Gholamreza | Gholam Reza Hashemzadeh
p | HASHEMZADEH, Gholamreza | غلامرضا هاشم زاده
p | OUYANG, Zhenhai | 欧阳振海
p | OUYANG, Zhenhai | Zhen Hai Ouyang
p | OUYANG, Zhenhai | Ouyang Zhen-Hai
p | TSEVELMAA, Batbayar | Batbayar Tsevelma
p | PAPASTAMATOPOULOS, Ilias | Ηλίας Παπασταματόπουλος
p | PAPASTAMATOPOULOS, Ilias | Elias Papastamatopoulos
p | NGUYEN VAN THUYET LAM | Nguyễn Văn Thuyết Lâm
p | CASTRILLON ARBELAEZ, Jhon Fredy | John Fredy Castrillón Arbeláez
p | CASTRILLON ARBELAEZ, Jhon Fredy | Jhon Castrillon Arbelaez
p | KVARATSKHELASHVILI, Otar | Otar Kvaratskhelashvilli
p | MAMEDYAROGLU, Elchin | Elçin Memedyaroğlu
p | HAM, Pyong Rok | Ham Byong-rok
p | PETROSYANTS, Hrachya | Грачья Петросянц
p | DE WOLVENKAMP, Joost | Joost de Wolvekamp
p | VON RABENSTEINER, Ottokar | Ottokar Rabensteiner
p | OKONJIWE, Chukwuemeka Obinna | Chukwuemeka O. Okonjiwe
e | ORVELTA MASHINOSTROITELNY ZAVOD OAO | Orvelta Machine Building Plant JSC
e | ORVELTA MASHINOSTROITELNY ZAVOD OAO | ОАО Орвелта машиностроительный завод
e | TRANSVOLZHSKNEFT PAO | PJSC Transvolzhskneft
e | TRANSVOLZHSKNEFT PAO | Публичное акционерное общество Трансволжскнефть
e | HALVERSTAD MARITIME GMBH | Halverstad Maritime Gesellschaft mit beschränkter Haftung
e | BRANDOLVI FORNITURE S.R.L. | Brandolvi Forniture Società a responsabilità limitata
e | KELMORA INDUSTRIES PVT LTD | Kelmora Inds. Private Limited
e | SORVETTE ET FILS SARL | Sorvette & Fils
e | QUANZHI OPTICS CO., LTD. | Quanzhi Optics Company Limited
e | QUANZHI OPTICS CO., LTD. | 泉智光学有限公司
e | TAKAMORI KOGYO KABUSHIKI KAISHA | 株式会社タカモリコウギョウ
e | TAKAMORI KOGYO KABUSHIKI KAISHA | Takamori Kogyo K.K.
e | HANBITRO CHUSIK HOESA | 주식회사 한빛로
e | DARYAKENAR SHIPPING LINES | Daryakenar Shpg Lines
e | DARYAKENAR SHIPPING LINES | Darya Kenar Shipping Line
e | MERIDAVA PETROCHEMICAL INDUSTRIES CO. | Meridava Petrochem Ind Co
e | MERIDAVA PETROCHEMICAL INDUSTRIES CO. | Meridava Petrochemicals
e | TORVALLIN ELECTRONICS AB | Torvallin Electronic Aktiebolag
e | ESMARALDA COMERCIALIZADORA S.A. DE C.V. | Comercializadora Esmaralda SA de CV
e | VOSTREX LOGISTICS FZE | Vostrex Logistic Free Zone Establishment
e | PLOVNITSA SPOLKA Z OGRANICZONA ODPOWIEDZIALNOSCIA | Plovnitsa Sp. z o.o.
e | SECOND KRASNOVAR SHIPYARD | 2nd Krasnovar Shipyard
e | BOLVANIK HOLDINGS LTD | Bolvanic Holding Limited
e | NORDAZUR TRADING HOUSE LLC | Torgovy Dom Nordazur OOO
e | GULMERAK EXCHANGE | Gulmerak Sarafi
s | ASTRELLA VOYAGER | M/T Astrella Voyager
s | ASTRELLA VOYAGER | ASTRELA VOYAGER
s | GULF PELLORAN | MV GULF PELLORAN (IMO 9187629)
s | SEA QUENDAR 7 | Sea Quendar VII
e | QUELMIRA HIDRAULICA SOCIEDAD ANONIMA BURSATIL DE C.V. | Quelmira Hidraulica SAB de CV
e | VALTORIS TANKERS ANONYMI NAFTILIAKI ETAIREIA | Valtoris Tankers A.N.E.
e | BRESKAVINSK OPTICS STATE ENTERPRISE | RUE Breskavinsk Optics
e | HALVERSTAD DESIGN BUREAU NO. 119 | Halverstad Design Bureau One Hundred Nineteen
e | SHENZHEN LANBOTE ELECTRONICS CO., LTD. | 深圳市兰博特电子有限公司
e | HANSUNGRO TRADING CO., LTD. | 주식회사 한성로무역
e | KUREMOTO DENKI KOGYO KABUSHIKI KAISHA | Kuremoto Electric Industries
`);

export const OTHERS: readonly NamePair[] = pairsOf(`
e | KELMORA EXPORTADORA S.A. | Kelmira Importadora S.A.
e | GOLDEN SKY AIRLINES | Golden Star Airlines
e | GOLDEN SKY AIRLINES | Golden Sky Hotel
e | CASPIVAN AIRLINES | Caspivan Bakery
e | CASPIVAN AIRLINES | Kaspar Airlines
e | CASPIVAN AIRLINES | Atlantic Airlines
e | ATLAS AIR | Atlas Aviation Museum
e | PACIFIC AIR | Pacific Aviation
p | SALEH | Mohammed Saleh
p | SALEH | Saleh Ahmed Khan
p | MARIA | Maria Gonzalez
p | ZORBATOV | Zorba Restaurant
p | ZORBATOV | Maria Zorbas
e | ZARIMEKA | Maria Zarimeka
p | SMITH, John Albert | Joan Smith
p | SMITH, John Albert | John Bernard Smith
p | KIM, Chol Su | Kim Young Hee
p | KIM, Chol Su | Kim Chol
p | HASSAN, Ali | Ali Hussein
p | HASSAN, Ali | Hassan Restaurant
p | KHAN, Abdul Rahman | Abdul Khan
p | WANG, Lei | Wang Li
p | WANG, Lei | 王丽
p | GARCIA LOPEZ, Jose Luis | Jose Garcia
p | GARCIA LOPEZ, Jose Luis | Luis Miguel Garcia Perez
p | SHAKHVERDIEV, Ruslan Tagirovich | Timur Shakhverdiev
p | SHAKHVERDIEV, Ruslan Tagirovich | Aida Shakhverdieva
p | SHAKHVERDIEV, Ruslan Tagirovich | Ruslan Tagirov
p | TRZEBIATOWSKI, Zbigniew | Anna Trzebiatowska
p | TRZEBIATOWSKI, Zbigniew | Zbigniew Kowalski
p | PETROSYANTS, Hrachya | Hrachya Sargsyan
p | PETROV, Ivan Sergeevich | Sergey Ivanov
p | PETROV, Ivan Sergeevich | Ivan Petrovsky
p | AL-DULAYSHI, Abd al-Karim Fadil | Abdul Karim
p | AL-DULAYSHI, Abd al-Karim Fadil | Fadil Abdulkarim
p | CASTRILLON ARBELAEZ, Jhon Fredy | Fredy Arbelaez
p | VON RABENSTEINER, Ottokar | Otto Rabenstein
p | NGUYEN VAN THUYET LAM | Nguyen Van Lam
p | OUYANG, Zhenhai | Ouyang Zhen
p | OUYANG, Zhenhai | Hai Zhen Restaurant
e | SHENZHEN ORVATEK TECHNOLOGY | Shenzhen Technology Co., Ltd.
e | SHENZHEN ORVATEK TECHNOLOGY | Shenzhen Lightway Technology
e | DUBAI GENERAL TRADING | Sharjah General Trading
e | DUBAI GENERAL TRADING | Dubai General Hospital
e | BANK OF TARVENA | Bank of Verona
e | BANK OF TARVENA | Tarven Bakery
e | MERIDAVA PETROCHEMICAL INDUSTRIES CO. | Marinda Petrochemical Industries
e | MERIDAVA PETROCHEMICAL INDUSTRIES CO. | National Petrochemical Industries Co.
e | KELMORA INDUSTRIES PVT LTD | Kalinga Industries
e | FIRST VELKAR BANK | Second Velkar Bank
e | FIRST VELKAR BANK | First National Bank
e | SECOND KRASNOVAR SHIPYARD | Krasnodar Shipyard
e | ISLAMIC CHARITY FOUNDATION OF ZELDAR | Islamic Charity Foundation
e | PLANT 12 YUZHARSK | Plant 21 Yuzharsk
e | HALVERSTAD MARITIME GMBH | Hamburg Maritime GmbH
e | GREEN OCEAN SHIPPING | Blue Ocean Shipping
e | BRIGHT LOTUS TRADING | Bright Lotus Yoga
e | TORVALLIN ELECTRONICS AB | Torval Electronics
s | SEA STAR 7 | Sea Star 8
s | ASTRELLA VOYAGER | Arctic Voyager
s | OCEAN QUEEN | Queen of the Ocean Restaurant
`);

/** Other names, as near as an error of typing: worth a look, though they are not the same. */
export const NEAR: readonly NamePair[] = pairsOf(`
p | PETROSYANTS, Hrachya | Hrachya Petrosyan
e | KELMORA INDUSTRIES PVT LTD | Kelmer Industries
e | HALVERSTAD MARITIME GMBH | Halberstadt Maritime GmbH
s | ASTRELLA VOYAGER | Stella Voyager
`);
