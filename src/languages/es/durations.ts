import { all, combined, counted, joined } from '../notation';
import type { DurationWords } from '../types';

const ONES = counted('un|una|uno dos tres cuatro cinco seis siete ocho nueve');
const TENS = counted('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10);
const PERIODS = 'día dia semana mes año hora minuto'.split(' ');

export const durations: DurationWords = {
  units: {
    second: 's seg segundo segundos'.split(' '),
    minute: 'min minuto minutos'.split(' '),
    hour: 'h hs hora horas'.split(' '),
  },
  abbreviations: 's seg min h hs'.split(' '),
  beforeDigits: 'h hora horas min'.split(' '),
  longUnits: 'día días semana semanas mes meses año años'.split(' '),
  clockFormats: {
    before: ['formato', 'formato de', 'formato horario', 'formato de hora de', 'reloj de'],
    after: ['formato'],
  },
  beforeDecades: ['los', 'las', 'años'],
  numbers: new Map([
    ...ONES,
    ...counted(
      'diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
      10,
    ),
    ...counted(
      'veintiun|veintiuna|veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
      21,
    ),
    ...TENS,
    ...joined(TENS, ONES, ' y '),
    ['un par de', 2],
  ]),
  fractions: new Map([
    ...all(['media', 'medio'], 0.5),
    ...all(['un cuarto', 'un cuarto de', 'cuarto de'], 0.25),
    ...all(['tres cuartos', 'tres cuartos de'], 0.75),
  ]),
  articles: ['otro', 'otra'],
  tails: new Map([
    ...all(['y media', 'y medio'], 0.5),
    ...all(['y cuarto', 'y un cuarto'], 0.25),
    ...all(['y tres cuartos'], 0.75),
  ]),
  measures: 'taza tazas cucharada cucharadas cucharadita docena vuelta vueltas vaso'.split(' '),
  bareUnits: ['hora', 'minuto'],
  hundreds: ['ciento', 'cien', 'doscientos', 'trescientos', 'mil'],
  and: ['y', 'e'],
  to: ['a'],
  or: ['o', 'u'],
  between: ['entre'],
  adjectives: 'buena buenas buen buenos larga largas largo largos'.split(' '),
  about: 'aproximadamente unos unas casi aprox'.split(' '),
  every: ['cada', 'per'],
  rates: [
    ...combined(['por', 'a cada', 'cada', 'per'], PERIODS),
    ...['al día', 'al dia', 'al mes', 'al año', 'a la semana'],
    ...'diario diarios diaria diarias semanal semanales mensual mensuales anual anuales'.split(' '),
    ...'diariamente semanalmente mensualmente'.split(' '),
  ],
  periods: PERIODS,
  clock: [
    ...combined(['a', 'de', 'desde', 'hasta', 'sobre', 'hacia', 'entre', 'y'], ['la', 'las']),
    ...combined(['abierto', 'abierta', 'abiertos', 'abiertas', 'cerrado', 'cerrada'], ['', 'de']),
    ...combined(['posición'], ['', 'de', 'de las']),
  ],
  clockAfter: ['a las', 'a la', 'hasta las'],
  hourLabels: (
    'hora de inicio,hora de fin,hora de salida,hora de llegada,hora de apertura,hora de cierre,hora de entrada,' +
    'horario,horarios'
  ).split(','),
  numberLabels:
    'paso pasos etapa etapas figura fig página páginas capítulo parte número nº nivel velocidad potencia foto'.split(
      ' ',
    ),
};
