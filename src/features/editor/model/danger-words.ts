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

const MARKS = /\p{M}/gu;
const LIMIT = '(?![\\p{L}\\p{N}])';

const plain = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase();

const patterns = new Map<ProjectLanguage, RegExp>();

function patternOf(lang: ProjectLanguage): RegExp {
  const known = patterns.get(lang);
  if (known) return known;
  const words = WORDS[lang]
    .split(',')
    .map((word) =>
      plain(word.trim()).replace('*', '\\p{L}*').replace(/ v$/, '\\s*v').replaceAll(' ', '\\s+'),
    );
  const made = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})${LIMIT}`, 'u');
  patterns.set(lang, made);
  return made;
}

/** The first dangerous word of a text, as it is written; undefined without one. */
export function dangerWord(text: string, lang: ProjectLanguage): string | undefined {
  // Composed, so that a letter is one sign here and without its accents.
  const written = withoutFormatting(text).normalize('NFC');
  const found = patternOf(lang).exec(plain(written));
  if (!found) return undefined;
  const shown = written.slice(found.index, found.index + found[0].length);
  return plain(shown) === found[0] ? shown : found[0];
}
