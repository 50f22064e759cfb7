import type { DangerWords } from '../types';

export const dangers: DangerWords = {
  things: `
    rede elétrica, alta tensão, fio vivo, 110 v, 127 v, 220 v, 230 v, choque elétrico, capacitor*,
    lítio, lâmina*, estilete*, bisturi*, motosserra*, serra circular, esmerilhadeira*, quente*,
    fervente*, fervendo, derretid*, chama, chamas, maçarico*, soprador térmico, ferro de solda,
    ácido*, soda cáustica, cáustic*, corrosiv*, água sanitária, alvejante, amônia, acetona,
    gasolina, solvente*, inflamáve*, tóxic*, veneno*, vapores, amianto, vazamento de gás,
    ar comprimido, sob pressão, laser*, escada*`,
  harm: `
    choque*, eletrocut*, queime*, queima*, queimo*, queimei, fogo, incendi*, incêndi*, gás, corte,
    cortes, cortei, cortou, cortada*, cortado*, sangr*, sangue*, fumaça*, fumo, ferid*, feri, feriu,
    ferimento*, machuc*, perig*, faísca*, curto circuito*, superaquec*, explot*`,
};
