/**
 * Legal forms of companies by the country whose law knows them (ISO 3166), each written out and
 * short, in Latin letters and its own. Written for this service from the forms that company
 * registers print; which forms a country has follows ISO 20275.
 */
import { once } from '../remembered.ts';
import { plainWords } from './plainWords.ts';

/** A line a country: its code, then its forms with a semicolon between them. */
const FORMS_BY_COUNTRY = `
AE: L.L.C.; W.L.L.; FZE; FZCO; FZ-LLC; FZ LLC; FZC; FZ Co; FZCO LLC; F.Z.E.; DMCC; DMCEST; DWC LLC; DWC-LLC; PrJSC; Pr.J.S.C.; Free Zone Establishment; Free Zone Company; Free Zone Co; Sole Establishment; Est.; Establishment; ذ.م.م; ش.ذ.م.م
AL: Sh.p.k.; Sh.a.; Shoqeri aksionare; Shoqeri me pergjegjesi te kufizuar
AM: ՍՊԸ; ՓԲԸ; ԲԲԸ; SPE; PBE
AO: Sociedade por Quotas; S.U. Lda; Sociedade Unipessoal
AR: S.A.; S.R.L.; S.A.U.; S.A.S.; S.C.A.; S.A.C.I.F.; S.A.C.I.; S.A.I.C.; S.A.I.C.F.; S.A.C.I.F.I.A.; S.C.S.; Sociedad Anonima Unipersonal; Sociedad de Hecho; Sociedad por Acciones Simplificada
AT: GesmbH; Ges.m.b.H.; G.m.b.H.; GmbH & Co KG; GmbH & Co. KG; GmbH & Co OG; OG; KEG; OEG; FlexCo; FlexKapG; Flexible Kapitalgesellschaft; e.U.; Offene Gesellschaft; Eingetragener Unternehmer; Genossenschaft mit beschränkter Haftung; reg.Gen.m.b.H.
AU: Pty Ltd; Pty. Limited; Pty; Proprietary Limited; Proprietary Ltd; (Pty) Ltd; No Liability; N.L.
AZ: MMC; QSC; ASC; Mehdud Mesuliyyetli Cemiyyet; Məhdud Məsuliyyətli Cəmiyyət; Qapalı Səhmdar Cəmiyyəti; Açıq Səhmdar Cəmiyyəti
BA: d.o.o.; d.d.; d.n.o.; k.d.; s.p.; Društvo ograničene odgovornosti; Dioničko društvo; Akcionarsko društvo
BD: Pvt. Ltd.; Private Ltd; (Pvt.) Limited
BE: B.V.B.A.; S.P.R.L.; S.R.L.; S.A.; N.V.; C.V.B.A.; S.C.R.L.; S.C.S.; Comm.V; Comm.VA; V.O.F.; A.S.B.L.; V.Z.W.; E.B.V.B.A.; S.P.R.L.U.; SNC; Besloten Vennootschap; Société privée à responsabilité limitée; Besloten vennootschap met beperkte aansprakelijkheid; Commanditaire vennootschap; Coöperatieve vennootschap; Association sans but lucratif; Vereniging zonder winstoogmerk
BG: EOOD; OOD; EAD; AD; ET; SD; KDA; ЕООД; ООД; ЕАД; АД; ЕТ; Druzhestvo s ogranichena otgovornost; Ednolichno druzhestvo s ogranichena otgovornost; Aktsionerno druzhestvo; Ednolichno aktsionerno druzhestvo; Акционерно дружество; Еднолично акционерно дружество; Дружество с ограничена отговорност; Еднолично дружество с ограничена отговорност
BH: B.S.C.; B.S.C. (c); BSC Closed; W.L.L.; S.P.C.; Bahrain Shareholding Company; With Limited Liability; Single Person Company
BO: S.R.L.; Ltda.; Sociedad de Responsabilidad Limitada
BR: Ltda.; Limitada; S.A.; S/A; S.S.; EIRELI; M.E.; EPP; Ltda ME; Ltda EPP; Ltda - EPP; SLU; Sociedade Anônima; Sociedade Limitada; Sociedade Empresária Limitada; Companhia; Cia.; Cia Ltda; Empresa Individual de Responsabilidade Limitada; Microempresa
BY: ООО; ОАО; ЗАО; ОДО; УП; ЧУП; РУП; ЧТУП; ЧПУП; СООО; ИООО; ТАА; ААТ; ЗАТ; ODO; UP; ChUP; RUP; ChTUP; SOOO; IOOO; TAA; AAT; Unitary Enterprise; Private Unitary Enterprise; Republican Unitary Enterprise; Chastnoe unitarnoe predpriyatie; Respublikanskoe unitarnoe predpriyatie; Унитарное предприятие; Частное унитарное предприятие; Республиканское унитарное предприятие; Общество с дополнительной ответственностью
CA: Inc.; Ltée; Limitée; Ltd./Ltée; Incorporée; Inc./Ltée; ULC; Unlimited Liability Company; S.E.C.; S.E.N.C.; S.E.N.C.R.L.; Société en commandite; Société en nom collectif
CH: AG; GmbH; S.A.; Sàrl; S.à r.l.; Sagl; KlG; KmG; Kollektivgesellschaft; Kommanditgesellschaft; Aktiengesellschaft; Gesellschaft mit beschränkter Haftung; Società anonima; Società a garanzia limitata; Société à responsabilité limitée; Genossenschaft; Einzelunternehmen
CL: SpA; S.p.A.; E.I.R.L.; Ltda.; S.A.; S.A.C.; Sociedad por Acciones; Empresa Individual de Responsabilidad Limitada
CN: Co., Ltd.; Co. Ltd; Co., Limited; Company Ltd; Company Limited; Youxian Gongsi; Youxian Zeren Gongsi; Gufen Youxian Gongsi; Gufen Gongsi; Jituan Youxian Gongsi; Jituan Gongsi; Zonggongsi; 有限公司; 有限责任公司; 股份有限公司; 股份公司; 公司; 有限責任公司; 股份有限公司; WFOE; Limited Liability Company; Ltd. Co.; Co., Ltd (Group)
CO: S.A.S.; S. en C.; S.C.A.; Ltda.; E.U.; S.A.; C.I. S.A.; C.I. Ltda; C.I. S.A.S.; & Cia. S. en C.; y Cia. S. en C.; y Cia. Ltda.; & Cia. Ltda.; y Cia. S.C.A.; E.S.P.; E.A.T.; S.C.S.; S. en C.A.; Empresa Unipersonal; Sociedad en Comandita; Sociedad en Comandita por Acciones; Sociedad en Comandita Simple; Comercializadora Internacional S.A.; Empresa Asociativa de Trabajo; en Reestructuracion; en Liquidacion
CR: S.A.; S.R.L.; Ltda.; Limitada; Sociedad de Responsabilidad Limitada
CU: S.A.; Empresa Mixta
CY: Ltd; Limited; PLC; Public Limited Company; Εταιρεία Περιορισμένης Ευθύνης; ΛΤΔ
CZ: s.r.o.; spol. s r.o.; a.s.; v.o.s.; k.s.; z.s.; s.p.; o.p.s.; spol. s r. o.; Akciová společnost; Společnost s ručením omezeným; Veřejná obchodní společnost; Komanditní společnost; Státní podnik
DE: GmbH; gGmbH; GmbH & Co. KG; GmbH & Co KG; GmbH & Co. KGaA; GmbH und Co KG; GmbH & Co. OHG; AG; AG & Co. KG; AG & Co. KGaA; KG; KGaA; OHG; UG; UG (haftungsbeschränkt); UG haftungsbeschränkt; UG & Co. KG; mbH; GbR; e.K.; e.Kfm.; e.V.; e.G.; eG; SE & Co. KG; SE & Co. KGaA; PartG; PartG mbB; PartGmbB; Gesellschaft mit beschränkter Haftung; Gesellschaft mbH; Ges. mbH; Aktiengesellschaft; Kommanditgesellschaft; Kommanditgesellschaft auf Aktien; Offene Handelsgesellschaft; Unternehmergesellschaft; Unternehmergesellschaft (haftungsbeschränkt); Gesellschaft bürgerlichen Rechts; Eingetragener Kaufmann; Eingetragener Verein; Eingetragene Genossenschaft; haftungsbeschränkt
DK: A/S; ApS; I/S; K/S; P/S; IVS; S.M.B.A.; A.M.B.A.; Aktieselskab; Anpartsselskab; Interessentskab; Kommanditselskab; Iværksætterselskab; Partnerselskab
DO: S.A.; S.R.L.; E.I.R.L.; C. por A.; CxA; Compania por Acciones
DZ: EURL; SARL; SPA; SNC
EC: C.A.; Cia. Ltda.; Compañía Anónima; Compañía Limitada; S.A.S.; Sociedad por Acciones Simplificada
EE: OÜ; AS; TÜ; UÜ; FIE; MTÜ; Osaühing; Aktsiaselts; Täisühing; Usaldusühing
EG: S.A.E.; S.A.E; L.L.C.; Egyptian Joint Stock Company; Société Anonyme Egyptienne; ش.م.م; ش م م; شركة مساهمة مصرية
ES: S.A.; S.L.; S.L.U.; S.A.U.; S.L.N.E.; S.L.L.; S.A.L.; S.L.P.; S.C.; S. Coop.; S.Coop.; Sdad. Coop.; Soc. Coop.; C.B.; S.A.D.; S.R.L.; A.I.E.; S. Com.; Sociedad Anónima; Sociedad Limitada; Sociedad de Responsabilidad Limitada; Sociedad Limitada Unipersonal; Sociedad Limitada Nueva Empresa; Sociedad Anónima Unipersonal; Sociedad Civil; Sociedad Cooperativa; Sociedad Laboral; Societat Limitada; Societat Anonima; Comunidad de Bienes; Compañía; Cía.; y Cía.; y Compañía; Sociedad Colectiva; Sociedad Comanditaria; Sociedad Limitada Laboral
FI: Oy; Oyj; Ab; Oy Ab; Ky; Tmi; Osk; Ay; Osakeyhtiö; Julkinen osakeyhtiö; Kommandiittiyhtiö; Avoin yhtiö; Toiminimi; Osuuskunta
FR: S.A.; S.A.R.L.; S.A.S.; S.A.S.U.; E.U.R.L.; S.N.C.; S.C.I.; S.C.A.; S.C.S.; S.C.O.P.; S.E.L.A.R.L.; S.E.L.A.S.; G.I.E.; S.E.M.; SICAV; E.I.R.L.; S.C.P.; SARLU; Sté; Ets; Ets.; et Cie; & Cie; Cie; Établissements; Société anonyme; Société à responsabilité limitée; Société par actions simplifiée; Société par actions simplifiée unipersonnelle; Société en nom collectif; Société civile immobilière; Entreprise unipersonnelle à responsabilité limitée; Société en commandite par actions; Groupement d'intérêt économique; Compagnie
GB: Ltd; Ltd.; Limited; PLC; P.L.C.; LLP; L.L.P.; LP; L.P.; CIC; C.I.C.; Public Limited Company; Private Limited Company; Limited Liability Partnership; Limited Partnership; Community Interest Company; Cyf; Cyfyngedig; CCC; Ltd Co; Unlimited; Limited by Guarantee; (UK) Ltd
GE: შპს; სს; JSC; Shps; Sakartsio Sazogadoeba
GR: A.E.; E.P.E.; O.E.; E.E.; I.K.E.; A.B.E.E.; A.E.B.E.; A.V.E.E.; Α.Ε.; Ε.Π.Ε.; Ο.Ε.; Ε.Ε.; Ι.Κ.Ε.; Α.Β.Ε.Ε.; Ανώνυμη Εταιρεία; Εταιρεία Περιορισμένης Ευθύνης; Ομόρρυθμη Εταιρεία; Ανώνυμος Εταιρεία; Anonimi Etairia; Anonymos Etairia; M.E.P.E.; M.I.K.E.; Anonymi Etaireia; Anonymi Etairia; Anonymi Naftiliaki Etaireia; Naftiliaki Etaireia; Naftiki Etaireia; Etaireia Periorismenis Efthynis; Etairia Periorismenis Efthinis; Idiotiki Kefalaiouchiki Etaireia; Monoprosopi Epe; Omorrythmi Etaireia; Eterorrythmi Etaireia
GT: S.A.; Sociedad Anonima; S.C.A.
HK: Ltd; Limited; Co. Ltd; Company Limited; 有限公司
HN: S.A. de C.V.; S. de R.L.; S. de R.L. de C.V.
HR: d.o.o.; j.d.o.o.; d.d.; k.d.; j.t.d.; Društvo s ograničenom odgovornošću; Jednostavno društvo s ograničenom odgovornošću; Dioničko društvo; Javno trgovačko društvo; Komanditno društvo
HU: Kft.; Zrt.; Nyrt.; Rt.; Bt.; Kkt.; Kht.; Korlátolt Felelősségű Társaság; Zártkörűen Működő Részvénytársaság; Nyilvánosan Működő Részvénytársaság; Részvénytársaság; Betéti Társaság; Közkereseti Társaság
ID: PT; PT.; P.T.; Tbk; Tbk.; CV; C.V.; UD; Firma; Persero; (Persero); Perseroan Terbatas; Persekutuan Komanditer; Perum; Usaha Dagang
IE: DAC; Ltd; Teo; Teoranta; CPT; CLG; UC; ULC; Designated Activity Company; Company Limited by Guarantee; Unlimited Company
IL: בע"מ; בע״מ; Ltd; Ba'am; B.M.; Company Ltd
IN: Pvt. Ltd.; Pvt Ltd; (P) Ltd; (P) Limited; P. Ltd.; P Ltd; Private Limited; Private Ltd; (Private) Limited; (Pvt) Ltd; (Pvt.) Ltd.; Pvt.; OPC; LLP; Ltd.; Public Ltd; One Person Company
IQ: L.L.C.; Ltd; شركة; ذ.م.م
IR: PJS; P.J.S.; PJSC; P.J.S. Co.; PJS Co; Private Joint Stock; Private J.S.C.; Sherkat; Sherkate; Sherkat-e; Shirkat; Sherkat Sahami; Sherkate Sahami Khass; Sherkat Sahami Khas; Sherkat-e Sahami Aam; Sahami Khass; Sahami Khas; Sahami Aam; Sahami Am; شرکت; شركت; سهامی خاص; سهامی عام; با مسئولیت محدود; Sherkat Sahami Aam; Sherkat Sahami Am; Sherkate Sahami Aam; Sahami Khas; Sahami Khass; Sahami Am
IS: ehf.; hf.; ohf.; slf.; sf.; svf.; Einkahlutafélag; Hlutafélag; Sameignarfélag
IT: S.p.A.; S.r.l.; S.r.l.s.; S.n.c.; S.a.s.; S.a.p.a.; S.s.; S.c.r.l.; S.c.a.r.l.; S.c.p.a.; Soc. coop.; S.r.l. unipersonale; Srlu; S.R.L.S.U.; Società per azioni; Società a responsabilità limitata; Società a responsabilità limitata semplificata; Società in accomandita semplice; Società in accomandita per azioni; Società in nome collettivo; Società cooperativa; Società semplice; F.lli; & C. S.n.c.; & C. S.a.s.; e C. S.n.c.
JO: L.L.C.; P.S.C.; W.L.L.; م.خ.م
JP: K.K.; KK; G.K.; Y.K.; Kabushiki Kaisha; Kabushiki Gaisha; Kabushikikaisha; Kabushikigaisha; Godo Kaisha; Godo Gaisha; Goudou Kaisha; Yugen Kaisha; Yugen Gaisha; Yuugen Kaisha; Goshi Kaisha; Gomei Kaisha; 株式会社; 株式會社; 合同会社; 有限会社; 合名会社; 合資会社; 一般社団法人; 特定非営利活動法人
KG: ОсОО; ОАО; ЗАО; OsOO; OcOO; Общество с ограниченной ответственностью
KH: Co., Ltd.; Plc.
KP: Jusik Hoesa; Hoesa; Chonghoesa; 회사; 총회사
KR: Co., Ltd.; Jusik Hoesa; Jusikhoesa; Chusik Hoesa; Yuhan Hoesa; Yuhanhoesa; Yuhan Chaegim Hoesa; Hapja Hoesa; Hapmyeong Hoesa; 주식회사; 유한회사; 유한책임회사; 합자회사; 합명회사; 株式會社
KW: K.S.C.; K.S.C.C.; K.S.C.P.; K.S.C. (Closed); W.L.L.; K.C.S.C.; Kuwait Shareholding Company; ش.م.ك; ش.م.ك.ع; Kuwaiti Shareholding Company Closed; Kuwaiti Shareholding Company; K.S.C.C.; K.S.C.P.; K.S.C. Public; K.S.C. Closed
KZ: ТОО; АО; ЖШС; АҚ; TOO; JShS; ZhShS; AQ; LLP; Tovarishchestvo s ogranichennoy otvetstvennostyu; Товарищество с ограниченной ответственностью; Zhauapkershiligi Shekteuli Seriktestigi; Жауапкершілігі шектеулі серіктестігі; Акционерлік қоғамы; Zhauapkershiligi Shekteuli Seriktestik; Zhauapkershiligi shekteuli seriktestigi; Jauapkershiligi shekteuli seriktestigi; Aktsionerlik kogamy
LB: S.A.L.; S.A.R.L.; SAL Offshore; SAL (Offshore); SAL Off-Shore; SAL (Off-shore); SAL Holding; s.a.l. holding; ش.م.ل; ش.م.م
LI: Anstalt; Establishment; Treuunternehmen; Trust reg.; Aktiengesellschaft
LK: (Pvt) Ltd; (Private) Limited; PLC
LT: UAB; AB; IĮ; TŪB; MB; VšĮ; KŪB; VĮ; Uždaroji akcinė bendrovė; Akcinė bendrovė; Individuali įmonė; Mažoji bendrija; Viešoji įstaiga; Valstybės įmonė
LU: S.A.; S.à r.l.; Sarl; S.à.r.l.-S; S.C.A.; S.C.S.; S.C.Sp.; SICAV; SICAR; SOPARFI; SE; Société à responsabilité limitée simplifiée
LV: SIA; AS; A/S; IK; KS; PS; Sabiedrība ar ierobežotu atbildību; Akciju sabiedrība; Komandītsabiedrība; Individuālais komersants
LY: ش.م.ل; Joint Stock Company
MA: S.A.R.L.; SARL AU; S.A.R.L.A.U.; S.A.; S.N.C.
MD: SRL; S.R.L.; SA; ÎI; Î.S.; ÎCS; ICS; Întreprinderea de Stat; Societate cu răspundere limitată
ME: d.o.o.; a.d.; DOO; AD
MK: DOO; DOOEL; AD; ДОО; ДООЕЛ; АД; Dooel eksport import; Dooel uvoz izvoz; Drustvo so ogranicena odgovornost; Друштво со ограничена одговорност
MM: Co., Ltd.; Company Limited
MN: ХХК; ХК; XXK; KhKhK
MT: Ltd; p.l.c.; Limited
MU: Ltd; Ltée; GBC
MX: S.A. de C.V.; S.A. DE CV; S.A.B. de C.V.; S.A.P.I. de C.V.; S.A.P.I.; S. de R.L.; S. de R.L. de C.V.; S. de R.L. MI; S.C.; S.C. de R.L.; S.C. de R.L. de C.V.; S. de P.R. de R.L.; S. de P.R. de R.L. de C.V.; S.P.R. de R.L.; S.P.R. de R.L. de C.V.; S.A.S. de C.V.; A.C.; SOFOM; SOFOM E.N.R.; S.A. de C.V. SOFOM; S.A. de C.V., SOFOM, E.N.R.; S.N.C.; de C.V.; de R.L.; de C.V; Sociedad Anonima de Capital Variable; Sociedad Anonima Bursatil de Capital Variable; Sociedad Anonima Promotora de Inversion de Capital Variable; Sociedad de Responsabilidad Limitada de Capital Variable; Sociedad de Produccion Rural; Sociedad de Produccion Rural de Responsabilidad Limitada; Sociedad Civil; Sociedad Anonima Bursatil; Sociedad Anonima Promotora de Inversion; Sociedad Anonima Promotora de Inversion Bursatil
MY: Sdn Bhd; Sdn. Bhd.; Sendirian Berhad; Berhad; Bhd; Bhd.; PLT; (M) Sdn Bhd; (Malaysia) Sdn Bhd; Perkongsian Liabiliti Terhad
NG: Ltd; PLC; Nigeria Ltd; Ltd/Gte; Nig. Ltd; (Nig) Ltd
NL: B.V.; N.V.; V.O.F.; C.V.; U.A.; B.A.; W.A.; Cooperatie U.A.; Coöperatie; Besloten Vennootschap; Naamloze Vennootschap; Besloten vennootschap met beperkte aansprakelijkheid; Vennootschap onder firma; Commanditaire Vennootschap; Stichting; Maatschap; B.V. i.o.
NO: AS; A/S; ASA; ANS; DA; NUF; BA; SA; ENK; KS; Aksjeselskap; Allmennaksjeselskap; Ansvarlig selskap; Enkeltpersonforetak; Norskregistrert utenlandsk foretak
NP: Pvt. Ltd.; Private Limited; प्रा. लि.
NZ: Ltd; Limited; Tapui Limited
OM: S.A.O.G.; S.A.O.C.; L.L.C.; S.P.C.; Omani Joint Stock Company; ش.م.ع.م
PA: S.A.; Corp.; Inc.; S. de R.L.; Sociedad Anonima
PE: S.A.; S.A.C.; S.A.A.; S.R.L.; E.I.R.L.; S.C.R.L.; Sociedad Anonima Cerrada; Sociedad Anonima Abierta; Sociedad Comercial de Responsabilidad Limitada
PH: Inc.; Corp.; OPC; Co.
PK: (Pvt) Ltd; (Pvt.) Ltd.; Pvt. Ltd.; (Private) Limited; (SMC-Pvt) Ltd; SMC Pvt Ltd; (Private) Ltd
PL: Sp. z o.o.; Sp. z o. o.; Sp.z.o.o.; Sp z oo; Spzoo; S.A.; Sp. j.; Sp. k.; Sp. p.; S.K.A.; S.C.; P.S.A.; Sp. z o.o. Sp. k.; Sp. z o.o. S.K.A.; Spółka z o.o.; Spółka z ograniczoną odpowiedzialnością; Spółka Akcyjna; Spółka komandytowa; Spółka jawna; Spółka partnerska; Spółka cywilna; Prosta spółka akcyjna; Przedsiębiorstwo Państwowe; PHU; P.H.U.; PPHU; P.P.H.U.; FHU; Z o.o.; Spółka komandytowo-akcyjna
PR: Inc.; Corp.; C.S.P.; P.S.C.
PT: Lda.; Lda; Limitada; S.A.; SGPS; S.G.P.S.; S.A. SGPS; Unipessoal Lda; Unipessoal Lda.; Unip. Lda; E.P.; E.P.E.; E.I.R.L.; Sociedade Anónima; Sociedade por Quotas; Sociedade Unipessoal por Quotas; Sociedade Gestora de Participações Sociais; Companhia
PY: S.A.; S.R.L.; S.A.E.C.A.
QA: W.L.L.; Q.S.C.; Q.P.S.C.; Q.S.C.C.; Q.P.J.S.C.; LLC; ذ.م.م; ش.م.ق; Qatari Public Shareholding Company; Qatari Shareholding Company; Qatari Private Shareholding Company
RO: S.R.L.; S.A.; S.C.; S.C.S.; S.N.C.; P.F.A.; I.I.; S.R.L.-D; R.A.; Societate pe acțiuni; Societate cu răspundere limitată; Societatea Comercială; Regie Autonomă
RS: d.o.o.; a.d.; d.o.o. Beograd; o.d.; k.d.; ДОО; АД; Društvo sa ograničenom odgovornošću; Drustvo sa ogranicenom odgovornoscu; Akcionarsko društvo; Друштво са ограниченом одговорношћу; Preduzeće; Preduzetnik; Akcionarsko društvo Beograd
RU: OOO; OAO; ZAO; PAO; AO; NAO; AOZT; AOOT; TOO; NKO; ANO; GUP; FGUP; FSUE; MUP; PJSC; OJSC; CJSC; JSC; NPAO; ООО; ОАО; ЗАО; ПАО; АО; НАО; АОЗТ; АООТ; ФГУП; ГУП; МУП; АНО; НКО; Obshchestvo s ogranichennoy otvetstvennostyu; Obshchestvo s ogranichennoi otvetstvennostyu; Obschestvo s ogranichennoi otvetstvennostyu; Obshchestvo s ogranichennoj otvetstvennostju; Aktsionernoe obshchestvo; Aktsionernoye obshchestvo; Aktsionernoe obschestvo; Akcionernoe obshchestvo; Zakrytoe aktsionernoe obshchestvo; Zakrytoye aktsionernoye obshchestvo; Otkrytoe aktsionernoe obshchestvo; Otkrytoye aktsionernoye obshchestvo; Publichnoe aktsionernoe obshchestvo; Publichnoye aktsionernoye obshchestvo; Nepublichnoe aktsionernoe obshchestvo; Federalnoe gosudarstvennoe unitarnoe predpriyatie; Federalnoye gosudarstvennoye unitarnoye predpriyatiye; Gosudarstvennoe unitarnoe predpriyatie; Federal State Unitary Enterprise; State Unitary Enterprise; Municipal Unitary Enterprise; Avtonomnaya nekommercheskaya organizatsiya; Individualny predprinimatel; Private Joint Stock Company; Public Joint Stock Company; Publik Joint Stock Company; Open Joint Stock Company; Open-end Joint Stock Company; Closed Joint Stock Company; Joint Stock Company; Joint Stock Co; Joint-Stock Society; Stock Company; Limited Liability Company; Limited Liability Co; Limited Liability Society; Общество с ограниченной ответственностью; Акционерное общество; Публичное акционерное общество; Открытое акционерное общество; Закрытое акционерное общество; Непубличное акционерное общество; Федеральное государственное унитарное предприятие; Государственное унитарное предприятие; Индивидуальный предприниматель; Автономная некоммерческая организация; RUE; Obschestvo s ogranichennoj otvetstvennostju; Obschestvo s ogranichennoj otvetstvennostyu; Obshestvo s ogranichennoy otvetstvennostyu; Individual Entrepreneur; Sole Proprietor; Kazennoe predpriyatie; State Enterprise; State-Owned Enterprise; State Owned Enterprise
SA: L.L.C.; S.J.S.C.; C.J.S.C.; Saudi Joint Stock Company; شركة ذات مسؤولية محدودة; ذات مسؤولية محدودة; شركة مساهمة; شركة مساهمة سعودية; شركة; ش.م.س; Saudi Closed Joint Stock Company; S.C.J.S.C.; Closed Joint Stock Company
SE: AB; Aktiebolag; Aktiebolaget; (publ); AB (publ); HB; KB; Handelsbolag; Kommanditbolag; Ekonomisk förening; Enskild firma; Privat aktiebolag; Publikt aktiebolag
SG: Pte Ltd; Pte. Ltd.; Pte; (Pte) Ltd; Pte Limited; (S) Pte Ltd; Private Limited; LLP
SI: d.o.o.; d.d.; d.n.o.; k.d.; s.p.; Družba z omejeno odgovornostjo; Delniška družba; Samostojni podjetnik
SK: s.r.o.; spol. s r.o.; a.s.; v.o.s.; k.s.; š.p.; Akciová spoločnosť; Spoločnosť s ručením obmedzeným; Verejná obchodná spoločnosť
SV: S.A. de C.V.; Ltda. de C.V.
SY: L.L.C.; S.S.C.; Private JSC; Syrian Joint Stock Company; شركة; ش.م.س; محدودة المسؤولية; شركة محدودة المسؤولية
TH: Co., Ltd.; Public Co., Ltd.; Public Company Limited; PCL; Plc; Ltd. Part.; Limited Partnership; บริษัท; จำกัด; จำกัด (มหาชน); Borisat; Chamkat; Borisat Chamkat; Ho. Cho. Ko.
TJ: ҶДММ; ҶСП; CJSC
TM: ХО; ES; HJ; Hojalyk Jemgyyeti
TN: S.A.; S.A.R.L.; S.U.A.R.L.; SUARL
TR: A.Ş.; Ltd. Şti.; A.S.; Anonim Şirketi; Anonim Sirket; Limited Şirketi; Ltd Sirketi; Ltd. Sirketi; Sirketi; Şti.; Sti; San. ve Tic.; San. ve Tic. A.Ş.; San. ve Tic. Ltd. Şti.; San. Tic. A.Ş.; San. Tic. Ltd. Şti.; Tic. Ltd. Şti.; Tic. A.Ş.; San. A.Ş.; Ith. Ihr.; Ith. Ihr. San. Tic. Ltd. Sti.; Ic ve Dis Ticaret; Ic ve Dis Tic.; Dis Ticaret; Dis Tic.; Sanayi ve Ticaret; Sanayi Ticaret; Ithalat Ihracat; Kollektif Şirketi; Komandit Şirketi; Kooperatifi; T.A.Ş.; Anonim Ortakligi; A.O.; T.A.O.
TW: Co., Ltd.; Inc.; 股份有限公司; 有限公司
TZ: Ltd; PLC
UA: ТОВ; TOV; DP; FOP; PrJSC; Tovarystvo z obmezhenoyu vidpovidalnistyu; Tovarystvo z Obmezhenoiu Vidpovidalnistiu; Publichne aktsionerne tovarystvo; Pryvatne aktsionerne tovarystvo; Aktsionerne tovarystvo; Derzhavne pidpryyemstvo; Derzhavne pidpryiemstvo; Товариство з обмеженою відповідальністю; Публічне акціонерне товариство; Приватне акціонерне товариство; Акціонерне товариство; Державне підприємство; Приватне підприємство; T.D.V.; TDV; Tovarystvo z dodatkovoyu vidpovidalnistyu; Pryvatne pidpryyemstvo; Pryvatne pidpryiemstvo; Kolektyvne pidpryyemstvo; Товариство з додатковою відповідальністю
US: Inc.; Incorporated; Incorp.; Corp.; Corporation; Co.; Company; LLC; L.L.C.; L.C.; LC; LLP; LLLP; L.L.L.P.; LP; L.P.; PLLC; P.L.L.C.; P.C.; P.A.; PBC; Ltd. Liability Co.; Limited Liability Company; Limited Company; Professional Corporation; Public Benefit Corporation; Cos.; Companies; & Co.; and Company; & Company; and Co; N.A.; & Sons Co
UY: S.A.; S.R.L.; S.A.S.
UZ: МЧЖ; АЖ; ОАЖ; ХК; MChJ; MCHJ; AJ; OAJ; XK; QMJ; Mas'uliyati cheklangan jamiyat; Aksiyadorlik jamiyati; Хусусий корхона; Aktsiyadorlik Jamiyati; Masuliyati Cheklangan Jamiyat
VE: C.A.; S.A.; S.R.L.; S.A.C.A.; S.A.I.C.A.; Compania Anonima; R.L.; Sociedad Anonima de Capital Autorizado
VG: Ltd; Inc.; Corp.; S.A.; BVI Business Company
VN: Co., Ltd.; JSC; TNHH; CP; CTCP; Cong ty; Cong ty TNHH; Cong ty Co phan; Công ty TNHH; Công ty cổ phần; Công ty trách nhiệm hữu hạn; Tong Cong ty; Tổng công ty; TNHH MTV; Doanh nghiep tu nhan; DNTN; XNK
XX: Private; QJSC; PrAT; Ltd A.S.; Pte; Sdn; Spol; JSB; A/S; K/S; A. S.; C. A.; D. D.; K. K.; K. S.; de; SLU; DAC; NUF; CHP; FZ Collc; JV; J.V.; J.V. Co; Joint Venture; JSB; SE; S.E.; Societas Europaea; EEIG; SCE; Offshore; Off-shore; Firm; Kompaniya; Kompania; Kompanija; Compagnia; Companie; Компания; Компанія; Firma; Фирма; Korporatsiya; Korporatsia; Корпорация; Corporacion; Corporación; Corporation Ltd; Corporation Limited; Corp. Ltd.; Corp Ltd
YE: Y.S.C.; شركة
ZA: (Pty) Ltd; Pty Ltd; (Proprietary) Limited; C.C.; CC; Close Corporation; NPC; SOC Ltd; Edms Bpk; (Edms) Bpk; Bpk
ZW: (Pvt) Ltd; (Private) Limited
`;

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const LINES = FORMS_BY_COUNTRY.trim()
  .split('\n')
  .map((line) => line.slice(line.indexOf(':') + 1).split(';'));

/** Letters with points may be printed apart, together or without points: S.A., S. A., SA. */
function printings(form: string): string[] {
  const isArabic = /\p{Script=Arabic}/u.test(form); // whose letters without points are a word
  const plain = [form, isArabic ? form : form.replaceAll('.', ''), form.replaceAll('.', '. ')].map(
    plainWords,
  );
  return isArabic || form.length > JOINED_MAX
    ? plain
    : [...plain, plainWords(form).replaceAll(' ', '')];
}

/** Longer ones are words, and nobody writes those together: Sp. z o.o., S. de R.L. de C.V. */
const JOINED_MAX = 18;

/** Short forms that nobody is called, though they have a vowel; other short ones may be names. */
const SHORT = words(`
  ltd llc inc co cos mbh ag kgaa ohg ug sa sas sarl srl spa oao ooo zao pao ao too tov chp oo eood ood ad doo ead kda gup rup mup osk ohf tmi ulc ltda
  oy oyj ab as asa aps ivs eirl sac saa sab de sro spol zoo sia uab ou fze sae lda sal saog est gie sca cia ev eu ek ans da hf ehf ca an e odo
  og epe ike mepe mike tdv rue aps eurl sicav slu dac nuf vof sti de pte pty yk`);

/** Forms of two letters apart that are no initials of a person's. */
const LETTERS: ReadonlySet<string> = new Set(['a s', 'k s', 'c a', 'd d', 'k k']);

/** Whether a form is not likely to be anything else, wherever it stands in a name. */
function isPlain(form: string): boolean {
  const parts = form.split(' ');
  if (parts.length > 1) return LETTERS.has(form) || parts.some((part) => part.length > 1);
  return form.length > 3 || SHORT.has(form) || /^[^aeiouy]{2,}$/.test(form);
}

interface Forms {
  words: ReadonlySet<string>;
  /** Forms of several words by the first of them, the longest first. */
  phrases: ReadonlyMap<string, readonly (readonly string[])[]>;
}

// a process that screens nothing does without
const forms = once((): Forms => {
  const all = new Set(LINES.flat().flatMap((form) => printings(form.trim()).filter(isPlain)));
  const phrases = [...all].filter((form) => form.includes(' ')).map((form) => form.split(' '));
  return {
    words: new Set([...all].filter((form) => !form.includes(' '))),
    phrases: Map.groupBy(
      phrases.toSorted((left, right) => right.length - left.length),
      ([first = '']) => first,
    ),
  };
});

/** Whether the word alone is a legal form. */
export const isFormWord = (word: string): boolean => forms().words.has(word);

/** How many words from a place on are a legal form of several words; 0 when they are none. */
export function formsAt(name: readonly string[], at: number): number {
  const form = forms()
    .phrases.get(name[at] ?? '')
    ?.find((parts) => parts.every((part, place) => name[at + place] === part));
  return form?.length ?? 0;
}
