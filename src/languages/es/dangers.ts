import type { DangerWords } from '../types';

export const dangers: DangerWords = {
  things: `
    red eléctrica, alta tensión, cable vivo, 110 v, 220 v, 230 v, descarga eléctrica,
    condensador*, litio, cuchilla*, hoja de sierra, bisturí*, cúter*, motosierra*,
    sierra circular, amoladora*, caliente*, hirviendo, hirviente*, fundid*, llama, llamas,
    soplete*, pistola de calor, soldador, ácido*, sosa cáustica, cáustic*, corrosiv*, lejía,
    amoniaco, amoníaco, acetona, gasolina, disolvente*, inflamable*, tóxic*, veneno*, vapores,
    amianto, asbesto, fuga de gas, aire comprimido, a presión, bajo presión, láser*, escalera*`,
  harm: `
    calambre*, quemar*, quemad*, quemé, quemó, quema, fuego*, corté, cortó, sangre*, humo, herid*,
    lesion*, peligr*, chispa*, cortocircuito*, sobrecalent*`,
};
