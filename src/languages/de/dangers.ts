import type { DangerWords } from '../types';

export const dangers: DangerWords = {
  things: `
    netzspannung, netzstrom, hochspannung, unter spannung, 110 v, 230 v, 400 v, stromschlag*,
    kondensator*, lithium*, klinge*, skalpell*, cutter*, kettensäge*, kreissäge*,
    winkelschleifer*, heiß, heiße, heißen, heißer, heißes, heißem, heiss*, kochend*, siedend*,
    geschmolzen*, flamme*, lötlampe*, heißluft*, lötkolben*, säure*, salzsäure, schwefelsäure,
    lauge*, natronlauge, ätzend*, bleichmittel, ammoniak, aceton, benzin, lösungsmittel*,
    lösemittel*, entzündlich*, brennbar*, giftig*, dämpfe*, asbest, gasleck*, druckluft,
    unter druck, laser*, leiter, leitern`,
  harm: `
    schlag, stromschläge*, elektroschock*, verbrenn*, verbrann*, verbrüh*, brennt, brannte, gebrannt,
    angebrannt*, feuer*, brandgefahr, brandgeruch, gasgeruch, geschnitten, schnitt, schnittwunde*,
    blut*, geblutet, rauch*, geraucht, qualm*, verletz*, gefahr*, gefährlich*, funke, funken,
    kurzschluss*, kurzschlüsse*, überhitz*, krankenhaus*, notaufnahme*, notarzt*`,
};
