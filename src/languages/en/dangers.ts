import type { DangerWords } from '../types';

export const dangers: DangerWords = {
  things: `
    mains, high voltage, live wire*, 110 v, 120 v, 230 v, 240 v, electric shock, capacitor*,
    lithium, blade*, scalpel*, razor*, chainsaw*, circular saw*, table saw*, angle grinder*, hot,
    boiling, scalding, molten, flame*, blowtorch*, heat gun*, soldering iron*, acid, acids, lye,
    caustic*, corrosive*, bleach, ammonia, acetone, petrol, gasoline, solvent*, flammable, toxic,
    poison*, fumes, asbestos, gas leak*, compressed air, under pressure, laser*, ladder*`,
  harm: `
    shock*, electrocut*, burn, burns, burned, burnt, burning, scald*, fire, fires, flames, gas, gases,
    cut, cuts, bleed*, bled, blood*, smok*, explod*, explos*, hurt*, injur*, wounded, hospital*,
    ambulance*, danger*, hazard*, unsafe, spark*, short circuit*, overheat*, suffocat*, amputat*,
    carbon monoxide, allergic*`,
};
