import type { DangerWords } from '../types';

export const dangers: DangerWords = {
  things: `
    secteur, haute tension, sous tension, 110 v, 220 v, 230 v, choc électrique, condensateur*,
    lithium, lame, lames, cutter*, scalpel*, tronçonneuse*, scie circulaire, meuleuse*, chaud,
    chaude, chauds, chaudes, brûlant*, bouillant*, fondu*, flamme*, chalumeau*,
    pistolet thermique, fer à souder, acide*, soude caustique, caustique*, corrosi*, javel,
    ammoniaque, acétone, essence, solvant*, inflammable*, toxique*, poison*, vapeurs, amiante,
    fuite de gaz, air comprimé, sous pression, laser*, échelle*`,
  harm: `
    choc, chocs, électrocut*, brûl*, feu, gaz, coupé*, coupure*, entaille*, saign*, sang, fumée*,
    blessé*, blessure*, hôpital, hôpitaux, étincelle*, court circuit*, surchauff*, intoxiqu*`,
};
