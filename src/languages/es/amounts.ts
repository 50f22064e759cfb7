import { counted } from '../notation';
import type { AmountWords } from '../types';

export const amounts: AmountWords = {
  numbers: [
    ...counted('un|una|uno dos tres cuatro cinco seis siete ocho nueve diez once doce'),
    ['medio|media', 0.5],
    ['media docena', 6],
    ['un par de', 2],
  ],
  dozen: 'docena(s)',
  thousands: '.',
  and: 'y',
  andHalf: 'y media|y medio',
  about: 'unos|unas|cerca de|aproximadamente|aprox.|alrededor de|hasta',
  from: 'de|entre',
  to: 'a|o|y',
  of: 'de|del',
  units: {
    tsp: 'cucharadita(s)|cdita(s)|cdta(s)',
    tbsp: 'cucharada(s) sopera(s)|cucharada(s)|cda(s)',
    cup: 'taza(s)',
    l: 'litro(s)',
    m: 'metro(s)',
    in: 'pulgada(s)',
  },
  pinch: 'pizca(s)',
  pieces: '',
  piecesOf:
    'diente(s)|lata(s)|rodaja(s)|loncha(s)|manojo(s)|rama(s)|paquete(s)|puñado(s)|hoja(s)|rollo(s)|par/pares|sobre(s)|chorrito(s)|bolsa(s)|vaso(s)|unidad(es)',
  packs: 'lata(s)|paquete(s)|sobre(s)|bolsa(s)|rollo(s)|hoja(s)|vaso(s)',
  sizes:
    'pequeño(s)|pequeña(s)|grande(s)|mediano(s)|mediana(s)|colmado(s)|colmada(s)|raso(s)|rasa(s)',
  closings: 'al gusto',
  vague: 'un poco|unos|unas|algunos|algunas',
  containers: 'martillo|jeringa|botella|cubo|frasco|tarro|jarra',
  head: 'first',
  between: 'y|e|o|u',
};
