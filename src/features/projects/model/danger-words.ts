import type { ProjectLanguage } from '@/shared/interface/languages';
import { withoutFormatting } from '@/shared/text/formatting';

/**
 * What a step should rarely name without a warning: voltage, blades, heat, chemicals, pressure and
 * heights. A star stands for any ending; accents and capitals do not matter.
 */
const WORDS: Record<ProjectLanguage, string> = {
  en: `
    mains, high voltage, live wire*, 110 v, 120 v, 230 v, 240 v, electric shock, capacitor*,
    lithium, blade*, scalpel*, razor*, chainsaw*, circular saw*, table saw*, angle grinder*, hot,
    boiling, scalding, molten, flame*, blowtorch*, heat gun*, soldering iron*, acid, acids, lye,
    caustic*, corrosive*, bleach, ammonia, acetone, petrol, gasoline, solvent*, flammable, toxic,
    poison*, fumes, asbestos, gas leak*, compressed air, under pressure, laser*, ladder*`,
  'pt-BR': `
    rede elétrica, alta tensão, fio vivo, 110 v, 127 v, 220 v, 230 v, choque elétrico, capacitor*,
    lítio, lâmina*, estilete*, bisturi*, motosserra*, serra circular, esmerilhadeira*, quente*,
    fervente*, fervendo, derretid*, chama, chamas, maçarico*, soprador térmico, ferro de solda,
    ácido*, soda cáustica, cáustic*, corrosiv*, água sanitária, alvejante, amônia, acetona,
    gasolina, solvente*, inflamáve*, tóxic*, veneno*, vapores, amianto, vazamento de gás,
    ar comprimido, sob pressão, laser*, escada*`,
  es: `
    red eléctrica, alta tensión, cable vivo, 110 v, 220 v, 230 v, descarga eléctrica,
    condensador*, litio, cuchilla*, hoja de sierra, bisturí*, cúter*, motosierra*,
    sierra circular, amoladora*, caliente*, hirviendo, hirviente*, fundid*, llama, llamas,
    soplete*, pistola de calor, soldador, ácido*, sosa cáustica, cáustic*, corrosiv*, lejía,
    amoniaco, amoníaco, acetona, gasolina, disolvente*, inflamable*, tóxic*, veneno*, vapores,
    amianto, asbesto, fuga de gas, aire comprimido, a presión, bajo presión, láser*, escalera*`,
  fr: `
    secteur, haute tension, sous tension, 110 v, 220 v, 230 v, choc électrique, condensateur*,
    lithium, lame, lames, cutter*, scalpel*, tronçonneuse*, scie circulaire, meuleuse*, chaud,
    chaude, chauds, chaudes, brûlant*, bouillant*, fondu*, flamme*, chalumeau*,
    pistolet thermique, fer à souder, acide*, soude caustique, caustique*, corrosi*, javel,
    ammoniaque, acétone, essence, solvant*, inflammable*, toxique*, poison*, vapeurs, amiante,
    fuite de gaz, air comprimé, sous pression, laser*, échelle*`,
  de: `
    netzspannung, netzstrom, hochspannung, unter spannung, 110 v, 230 v, 400 v, stromschlag*,
    kondensator*, lithium*, klinge*, skalpell*, cutter*, kettensäge*, kreissäge*,
    winkelschleifer*, heiß, heiße, heißen, heißer, heißes, heißem, heiss*, kochend*, siedend*,
    geschmolzen*, flamme*, lötlampe*, heißluft*, lötkolben*, säure*, salzsäure, schwefelsäure,
    lauge*, natronlauge, ätzend*, bleichmittel, ammoniak, aceton, benzin, lösungsmittel*,
    lösemittel*, entzündlich*, brennbar*, giftig*, dämpfe*, asbest, gasleck*, druckluft,
    unter druck, laser*, leiter, leitern`,
};

/**
 * Harm and its first signs, as readers report them. In all languages at once: the language of a
 * report is that of its form, and not always that of its words.
 */
const HARM = `
  shock*, electrocut*, burn, burns, burned, burnt, burning, scald*, fire, fires, flames, gas, gases,
  cut, cuts, bleed*, bled, blood*, smok*, explod*, explos*, hurt*, injur*, wounded, hospital*,
  ambulance*, danger*, hazard*, unsafe, spark*, short circuit*, overheat*, suffocat*, amputat*,
  carbon monoxide, allergic*,
  choque*, eletrocut*, queime*, queima*, queimo*, queimei, fogo, incendi*, incêndi*, gás, corte,
  cortes, cortei, cortou, cortada*, cortado*, sangr*, sangue*, fumaça*, fumo, ferid*, feri, feriu,
  ferimento*, machuc*, perig*, faísca*, curto circuito*, superaquec*, explot*,
  calambre*, quemar*, quemad*, quemé, quemó, quema, fuego*, corté, cortó, sangre*, humo, herid*,
  lesion*, peligr*, chispa*, cortocircuito*, sobrecalent*,
  choc, chocs, électrocut*, brûl*, feu, gaz, coupé*, coupure*, entaille*, saign*, sang, fumée*,
  blessé*, blessure*, hôpital, hôpitaux, étincelle*, court circuit*, surchauff*, intoxiqu*,
  schlag, stromschläge*, elektroschock*, verbrenn*, verbrann*, verbrüh*, brennt, brannte, gebrannt,
  angebrannt*, feuer*, brandgefahr, brandgeruch, gasgeruch, geschnitten, schnitt, schnittwunde*,
  blut*, geblutet, rauch*, geraucht, qualm*, verletz*, gefahr*, gefährlich*, funke, funken,
  kurzschluss*, kurzschlüsse*, überhitz*, krankenhaus*, notaufnahme*, notarzt*`;

const MARKS = /\p{M}/gu;
const LIMIT = '(?![\\p{L}\\p{N}])';

const plain = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase();

const patterns = new Map<string, RegExp>();

function patternOf(list: string): RegExp {
  const known = patterns.get(list);
  if (known) return known;
  const words = list
    .split(',')
    .map((word) =>
      plain(word.trim()).replace('*', '\\p{L}*').replace(/ v$/, '\\s*v').replaceAll(' ', '[\\s-]+'),
    );
  const made = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})${LIMIT}`, 'u');
  patterns.set(list, made);
  return made;
}

/** The first dangerous word of a text, as it is written; undefined without one. */
export const dangerWord = (text: string, lang: ProjectLanguage) => firstWord(text, WORDS[lang]);

/** The first word of a reader's report that names harm or a danger; undefined without one. */
export const harmWord = (text: string, lang: ProjectLanguage) =>
  firstWord(text, HARM) ?? dangerWord(text, lang);

function firstWord(text: string, list: string): string | undefined {
  // Composed, so that a letter is one sign here and without its accents.
  const written = withoutFormatting(text).normalize('NFC');
  const found = patternOf(list).exec(plain(written));
  if (!found) return undefined;
  const shown = written.slice(found.index, found.index + found[0].length);
  return plain(shown) === found[0] ? shown : found[0];
}
