/**
 * States and towns of trade, as single words. A company often has one beside its name on one paper
 * and none on the next. Written for this service from general knowledge.
 */
export const PLACES: ReadonlySet<string> = new Set(
  `
  afghanistan albania algeria angola argentina armenia australia austria azerbaijan bahrain bangladesh belarus belgium belize bolivia bosnia botswana
  brazil brasil bulgaria cambodia cameroon canada chile china colombia congo croatia cuba cyprus czechia denmark deutschland ecuador egypt espana estonia
  ethiopia finland france germany ghana greece guatemala guinea guyana haiti honduras hungary iceland india indonesia iran iraq ireland italia italy
  jamaica japan kazakhstan kenya korea kosovo kuwait kyrgyzstan laos latvia lebanon liberia libya lithuania luxembourg macau macedonia malaysia maldives
  mali malta mauritius mexico moldova mongolia montenegro morocco mozambique myanmar namibia nepal netherlands nicaragua niger nigeria norway oman
  pakistan palestine panama paraguay peru philippines poland polska portugal qatar romania russia rwanda senegal serbia seychelles singapore slovakia
  slovenia somalia spain sudan suriname sweden switzerland syria taiwan tajikistan tanzania thailand tunisia turkey turkiye turkmenistan uae uganda uk
  ukraine uruguay usa uzbekistan venezuela vietnam yemen zambia zimbabwe
  abidjan accra aleppo algiers almaty amman amsterdam ankara antwerp ashgabat astana athens baghdad baku bangkok barcelona basra beijing beirut belgrade
  beograd berlin bogota bombay brussels bucharest budapest buenos busan cairo cali caracas casablanca chengdu chennai chongqing colombo copenhagen dakar
  dalian damascus dandong delhi dhaka doha donetsk dubai dublin dushanbe erbil frankfurt fujairah fuzhou geneva guangdong guangzhou hamburg hanoi
  harare harbin havana helsinki homs hongkong isfahan islamabad istanbul izmir jakarta jeddah johannesburg kabul karachi kathmandu khartoum kiev kyiv
  kinshasa kish kolkata lagos lahore larnaca limassol lisbon ljubljana london luanda macao madrid manila maputo medellin milan minsk mogadishu monterrey
  moscow moskva mumbai munich muscat nairobi nanjing ningbo nicosia novosibirsk odessa osaka oslo paris peking prague praha pyongyang qeshm
  qingdao riga riyadh roma rome rotterdam sanaa santiago sarajevo seoul sevastopol shanghai sharjah shenyang shenzhen shijiazhuang simferopol singapore
  skopje sofia stockholm suzhou sydney tabriz taipei tallinn tashkent tbilisi tehran teheran tianjin tijuana tokyo tripoli tunis ulaanbaatar vienna
  vilnius vladivostok warsaw wuhan wuxi xian xiamen yangon yekaterinburg yerevan yiwu zagreb zhejiang zhengzhou zhuhai zurich jiangsu hebei hubei hunan
  shandong sichuan liaoning hongkong kong crimea krym
`
    .trim()
    .split(/\s+/),
);
