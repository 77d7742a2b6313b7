import { type Harm, patterns } from "./harm.ts";

/**
 * The same harms in languages spoken in Australia, without accents as `plainSpelling` leaves them.
 * A word that is innocent in English stands with another.
 */
export const inOtherLanguages: readonly Harm[] = [
  {
    id: "self-harm-in-other-languages",
    help: ["self-harm"],
    acts: patterns(`suicidio, suicidarse, suicidarme, suicidar*, selbstmord*, suizid*, zelfmoord*, samobojstw*, intihar*, bunuh diri, tu sat, magpakamatay, pagpapakamatay, autoctoni*, αυτοκτον*, самоубий*, самогуб*,
      自杀, 自殺, 자살, انتحار, الانتحار, आत्महत्या, خودکشی, samoubist*, sjalvmord*, selvmord*, itsemurha*, ongyilkos*, sinucid*, me tuer, matarme, uccidermi, mich umbringen, kendimi oldur*`),
  },
  {
    id: "violence-in-other-languages",
    help: ["violence"],
    acts: patterns(`matar ~ mujer, matar ~ esposa, matar ~ marido, matar ~ gente, matar ~ persona*, matar ~ alguien, como matar, sicario*, asesin*, asesinar, contratar ~ sicario, tuer ~ femme, tuer ~ mari, tuer ~ gens, tuer quelqu, tueur ~ gage*, comment tuer, meurtre, meurtrier*, umbringen, ermorden, mord auftrag*, auftragsmord*, auftragskiller*, toten ~ frau, frau toten, mann toten, uccider*, ammazzar*, omicid*, assassini, sicari, oldurmek, oldurme, katil, cinayet*, membunuh, pembunuh*, pembunuhan, giet nguoi, thue giet, sat thu, pumatay, patayin, pagpatay, mamamatay tao, vermoorden, huurmoord*, moord, zabic, zabojstw*, morderstw*, platny zabojca,
      убить, убий*, убийств*, киллер*, вбити, вбивств*, δολοφον*, σκοτω*, 杀人, 殺人, 杀手, 殺手, 杀我老婆, 谋杀, 謀殺, 人殺し, 殺し屋, 살인*, 청부, قتل*, اقتل, القتل, قاتل, हत्या*, कत्ल, سپاری, secuestr*, secuestro, entfuhr*, kidnapper ~ enfant, rapir*, sequestrare, kacirma*, penculikan, menculik, bat coc, пытк*, похищен*, खून, अपहरण, violar, violacion, violer, viol ~ femme*, vergewaltig*, stupro*, stupr*, tecavuz*, pemerkosa*, hiep dam, изнасил*, 强奸, 強姦, 강간, اغتصاب, बलात्कार*, estupro, perkosa*, panggagahasa, gwalt*, verkracht*, maltratar mujer*, golpear ~ mujer*, battre ~ femme*, frau schlagen, picchiare ~ moglie, kadin* dov*, đanh vo, 打老婆, बम*, बंब`),
  },
  {
    id: "terror-in-other-languages",
    help: ["violence"],
    acts: patterns(
      `bombe bau*, bomben bau*, bomba fabric*, fabricar bomba*, hacer bomba*, haciendo bomba*, fare bomba*, costruire bomba*, bomba casera*, construir bomba*, faire ~ bombe, fabriquer ~ bombe*, bomba yap*, bom rakit*, merakit bom, membuat bom, bom bunuh, che bom, lam bom, che tao bom, gumawa bomba, paggawa bomba, bom maken, bommen maken, zrobic bombe, budowa bomby, бомб*, взрывчат*, теракт*, террор*, терор*, βομβ*, τρομοκρ*, 炸弹, 炸彈, 爆弾, 폭탄*, قنبلة, قنابل, إرهاب*, ارهاب*, متفجرات, बम, आतंक*, بم ساز*, terrorista, terroristas, terroristi, terorist*, terorism*, terrorismus, terorizm, khung bo, sprengstoff*, explosivos, explosifs, esplosiv*, patlayici*`,
    ),
  },
  {
    id: "weapons-in-other-languages",
    acts: patterns(
      `vender arma*, venta arma*, venta ~ arma*, comprar arma*, vendre ~ arme*, vente ~ arme*, armes ~ feu, waffen verkauf*, waffen*, waffenhandel*, waffenhandler, waffenverkauf, vendere armi, armi illegal*, vendita armi, silah sat*, silah*, jual senjata*, senjata api*, senjata ilegal, ban sung, sung lau, mua sung, baril, wapenhandel*, wapens, bron nielegal*, sprzedaz broni, оружи*, зброя, οπλα*, πωλω οπλα, 枪支, 槍枝, 卖枪, 武器, 銃, 총기*, أسلحة, اسلحة, سلاح, हथियार*, बंदूक*, پستول, armas, arme ~ feu, vapen saljer, fusils illegaux`,
    ),
  },
  {
    id: "drugs-in-other-languages",
    help: ["drugs"],
    acts: patterns(
      `droga, drogas, droghe, drogue*, drogen, drogenhandel*, drogenverkauf*, drogendealer, narco*, narcotrafic*, narkotik*, narkoba, narkoz, narkotyk*, narkomani*, uyusturucu*, esrar sat*, eroin*, eroina, kokain*, kokaina*, cocaina*, cocaine*, heroina*, heroine verkauf*, metanfetamin*, methamphetamin*, metamfetamin*, marihuana vend*, marijuana vend*, vender mota, jual sabu*, sabu sabu, ganja, ma tuy, bach phien, thuoc phien, hut chich, shabu, bawal ~ gamot, drugs verkopen, drugshandel*, dealen, narkotyki, наркот*, кокаин*, героин*, метамфетамин*, меф*, закладк*, ναρκωτικ*, κοκαιν*, ηρωιν*, 毒品, 贩毒, 販毒, 卖毒*, 海洛因, 可卡因, 冰毒, 大麻, 麻薬, 覚醒剤, 마약*, 필로폰, 대마초, مخدرات, المخدرات, هيروين, كوكايين, حشيش, नशील*, ड्रग*, गांजा, चरस, कोकीन, हेरोइन, نشه*, مواد مخدر, stupefiant*, stupefacent*, rauschgift*, spaccio, spacciar*, spacciatore, knark, narkotika, huumeit*, drogi, xtc verkopen`,
    ),
  },
  {
    id: "child-abuse-in-other-languages",
    help: ["sexual violence"],
    acts: patterns(
      `pornografia infantil*, pornografia ~ nin*, pornographie enfant*, pornographie infantil*, pedopornograf*, kinderporn*, kinderpornografie, kinderpornographie, cocuk porno*, pornografi anak, khieu dam tre em, au dam, pornograpiya ~ bata, dzieciec* pornografi*, детск* порно*, педофил*, παιδικ* πορν*, παιδοφιλ*, 儿童色情, 兒童色情, 儿童性, 児童ポルノ, 아동 포르노, 아동 성*, 아동성*, إباحية ~ أطفال, اباحية ~ اطفال, बाल पोर्न*, चाइल्ड पोर्न*, pederast*, pedofil*, padophil*, trafico ~ nin*, vender nin*, venta ~ nin*, vender bebe*, vendre ~ bebe*, vendre ~ enfant*, kinderhandel*, kinder verkaufen, vendere bambin*, cocuk sat*, jual bayi, jual anak, ban tre em, vente ~ enfant*, kinderarbeit, trabajo infantil, matrimonio infantil, sexo ~ nin*, sexe ~ enfant*, sex ~ kindern, sesso ~ bambin*`,
    ),
  },
  {
    id: "slavery-in-other-languages",
    acts: patterns(
      `trata ~ personas, trata ~ mujeres, trata ~ blancas, trafico ~ personas, trafico humano, trafico ~ organos, trafico ~ humanos, traite ~ etres, traite ~ humain*, traite ~ femmes, trafic ~ organes, trafic ~ humain*, menschenhandel*, menschenschmuggel*, organhandel*, schleuser*, zwangsarbeit, zwangsprostitution*, tratta ~ persone, tratta ~ esser*, tratta ~ donne, traffico ~ organi, traffico ~ esser*, insan ticaret*, insan kacak*, organ ticaret*, perdagangan manusia, perdagangan orang, jual organ, buon nguoi, buon ban nguoi, ban noi tang, ban than, mensenhandel, mensensmokkel, handel ludzmi, торговл* людьми, рабств*, торговл* орган*, εμπορι* ανθρωπων, 人口贩卖, 贩卖, 拐卖, 走私, 卖淫, 嫖,  人口販賣, 贩卖人口, 人身売買, 인신매매, 장기매매, 卖器官, 器官买卖, اتجار ~ بشر, الاتجار ~ بالبشر, تجارة ~ اعضاء, تجارة ~ الأعضاء, तस्करी, esclav*, sklaven*, schiav*, kole ticaret*, perbudakan, nguoi hau khong luong, vender organos, vender rinon*, vendre ~ rein, vendre ~ organe*, niere verkaufen, vendere organi, vendere rene, bobrek sat*`,
    ),
  },
  {
    id: "deceit-in-other-languages",
    acts: patterns(
      `pasaporte* falso*, documento* falso*, dinero falso, billete* falso*, identidad* falsa*, licencia* falsa*, diploma* falso*, titulo* falso*, receta* falsa*, falsificar*, falsificacion*, falsificad*, estafa*, estafar, robar*, robo ~ coche*, robo ~ casa*, lavar dinero, lavado dinero, lavado ~ dinero, blanqueo*, blanquear dinero, extorsion*, chantaje*, soborn*, contraband*, faux passeport*, faux papier*, faux billet*, faux document*, faux permis, faux diplome*, fausse monnaie, fausse* identite*, fausse* carte*, fausse* ordonnance*, arnaque*, arnaquer, escroquer*, escroc*, voler ~ voiture*, voler ~ maison*, vol ~ voiture*, blanchiment*, blanchir argent, blanchir ~ argent, chantage, extorquer, gefalschte*, gefalschter, falschgeld*, falsche ausweise, falsche passe, falsche papiere, falschung*, falschen, betrug*, betrugen, betrueg*, geldwasche*, geldwaesche, erpress*, stehlen, gestohlen*, diebstahl*, einbruch*, einbrechen, hehler*, gefalscht*, passaport* fals*, document* fals*, soldi falsi, banconote false, patente falsa, patenti false, carta identita falsa, truffa*, truffare, rubare, rubat*, furto, furti, riciclaggio, riciclare denaro, ricatt*, estorsion*, contrabband*, sahte*, sahtekar*, dolandiric*, dolandir*, hirsizlik*, hirsiz, calinti*, calmak, kara para*, santaj*, rusvet*, kacakcilik*, paspor palsu*, ktp palsu*, dokumen palsu*, uang palsu*, sim palsu, ijazah palsu, penipuan*, menipu*, tipu orang, pencurian*, mencuri*, curi motor, cuci uang, pencucian uang, pemeras*, ho chieu + gia, bang + gia cap, giay to gia, tien gia, lua dao, lua tien, trom cap, rua tien, tong tien, pekeng passport, pekeng pasaporte, pekeng pera, pekeng dokumento, pekeng id, peke, manloloko*, panloloko*, pagnanakaw*, magnakaw*, valse paspoort*, vals geld, valse papier*, valse documenten, valse id, oplicht*, witwassen, inbraak*, inbreken, gestolen, stelen, falszyw*, podrobion*, oszust*, kradziez*, kradzion*, pranie pieniedzy, wlaman*, фальшив*, поддельн*, подделк*, паспорт ~ купить, мошенн*, украсть, краден*, воров*, отмыван*, шантаж*, взлом*, вымогат*, πλαστ*, απατ*, κλοπη*, κλεβ*, κλεμμεν*, ξεπλυμα*, 假护照, 假護照, 假证*, 办假证, 假钞, 假鈔, 伪造*, 偽造*, 诈骗*, 詐騙*, 骗老人, 骗钱, 偷车, 偷東西, 偷东西, 偷*, 洗钱, 洗錢, 勒索, 黑客, 盗*, 偽札, 詐欺, 盗む, 위조*, 사기*, 훔치*, 도둑*, 돈세탁*, 해킹*, 여권 위조, تزوير*, مزور*, مزيف*, جواز ~ مزور, احتيال*, سرقة*, غسيل أموال, غسيل اموال, غسيل ~ الأموال, ابتزاز*, نصب ~ احتيال, नकली*, जाली*, फर्जी*, धोखा*, ठगी*, चोरी*, जालसाज*, हवाला, جعلی*, hackear*, piratear, pirater compte*, konten hacken, hesap hack*, retas akun, meretas, bobol, hack tai khoan, hackowan*, rubano, mafia*, pizzo`,
    ),
  },
  {
    id: "hate-in-other-languages",
    acts: patterns(
      `heil*, auslander raus, juden raus, judenhass, rassis*, rassist*, neonazi*, hakenkreuz*, fuera inmigrantes, muerte ~ judios, muerte ~ gays, muerte ~ inmigrantes, mort ~ juifs, mort ~ arabes, sale* arabe*, sale* juif*, sporch* ebre*, morte ~ ebrei, morte ~ immigrati, sin negros, no se admiten negros, interdit ~ noirs, interdit ~ juifs, interdit ~ arabes, keine juden, keine auslander, vietato ~ neri, blanke macht, biala sila, biala rasa, нацис*, фашис*, бей жидов, ναζι*, 纳粹, 納粹, ナチス, 나치, نازي*, नाज़ी*, supremacia blanca, supremacismo*, supremacia ~ blanca, suprematie blanche, suprematismo*`,
    ),
  },
  {
    id: "animals-in-other-languages",
    acts: patterns(
      `pelea* ~ perro*, pelea* ~ gallo*, pelea* perro*, pelea* gallo*, combat* ~ chien*, combat* ~ coq*, hundekampf*, hundekampfe, hahnenkampf*, hahnenkampfe, combattiment* ~ cani, combattiment* ~ gall*, kopek dovus*, horoz dovus*, adu anjing, sabung ayam, adu ayam, choi ga ca do, choi cho, sabong, tupada, hondengevecht*, hanengevecht*, walki psow, walki kogutow, собачьи бои, петушин* бои, κυνομαχ*, 斗狗, 鬥狗, 斗鸡, 鬥雞, 闘犬賭博, 투견*, 투계*, قتال ~ كلاب, مصارعة ~ ديكة, कुत्तों ~ लड़ाई, मुर्गों ~ लड़ाई, rinoceronte cuerno, cuerno* ~ rinoceronte, corne* ~ rhino*, marfil, ivoire, elfenbein*, avorio, fildisi*, gading, nga voi, sung te giac, 象牙, 犀牛角, عاج, हाथीदांत`,
    ),
  },
];
