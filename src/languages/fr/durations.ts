import { all, combined, counted, joined } from '../notation';
import type { DurationWords } from '../types';

const ONE = counted('un|une');
const MORE_ONES = counted('deux trois quatre cinq six sept huit neuf', 2);
const TEENS = counted('onze douze treize quatorze quinze seize', 11);
const LATE_TEENS = joined([['dix', 10]], MORE_ONES.slice(-3));
const TENS = counted('vingt trente quarante cinquante soixante', 20, 10);
const SWISS_TENS = counted('septante octante|huitante nonante', 70, 10);
const PERIODS = 'jour semaine mois an année heure minute'.split(' ');

export const durations: DurationWords = {
  units: {
    second: 's sec seconde secondes'.split(' '),
    minute: 'min mn minute minutes'.split(' '),
    hour: 'h heure heures'.split(' '),
  },
  abbreviations: 's sec min mn h'.split(' '),
  beforeDigits: 'h heure heures min minute minutes'.split(' '),
  longUnits: 'jour jours semaine semaines mois an ans année années'.split(' '),
  clockFormats: {
    before: ['format', 'format de', 'format horaire', 'en format', 'au format'],
    after: ['format'],
  },
  beforeDecades: ['les années'],
  numbers: new Map([
    ...ONE,
    ...MORE_ONES,
    ['dix', 10],
    ...TEENS,
    ...LATE_TEENS,
    ...TENS,
    ...SWISS_TENS,
    ...joined([...TENS, ...SWISS_TENS], ONE, ' et '),
    ...joined([...TENS, ...SWISS_TENS], MORE_ONES),
    ['soixante et onze', 71],
    ...joined([['soixante', 60]], [['dix', 10], ...TEENS.slice(1), ...LATE_TEENS]),
    ...all(['quatre vingt', 'quatre vingts'], 80),
    ...joined([['quatre vingt', 80]], [...ONE, ...MORE_ONES, ['dix', 10], ...TEENS, ...LATE_TEENS]),
  ]),
  fractions: new Map([
    ...all(combined(['', 'une'], ['demi', 'demie']), 0.5),
    ...all(combined(['', 'un'], ["quart d'"]), 0.25),
    ...all(["trois quarts d'", "trois quart d'"], 0.75),
  ]),
  articles: [],
  tails: new Map([
    ...all(['et demie', 'et demi'], 0.5),
    ...all(['et quart', 'et un quart', 'un quart'], 0.25),
    ...all(['et trois quarts', 'trois quarts'], 0.75),
  ]),
  measures: 'tasse tasses cuillère cuillères tour tours verre litre douzaine de'.split(' '),
  bareUnits: ['heure', 'minute'],
  hundreds: ['cent', 'cents', 'mille'],
  and: ['et'],
  to: ['à', 'a'],
  or: ['ou'],
  between: ['entre'],
  adjectives: 'bonne bonnes petite petites autre autres longue longues'.split(' '),
  about: 'environ approximativement quelque presque env'.split(' '),
  every: ['toutes les', 'tous les', 'chaque', 'par', 'per'],
  rates: [
    ...combined(['par', 'à chaque', 'per'], PERIODS),
    ...'quotidien quotidiens quotidienne quotidiennes hebdomadaire hebdomadaires'.split(' '),
    ...'mensuel mensuels mensuelles journalières annuels annuelles'.split(' '),
    'sur 24',
  ],
  periods: [...PERIODS, 'j', 'sem'],
  clock: [
    ...['à', 'vers', 'dès'],
    ...combined(['ouvert', 'ouverte', 'ouverts', 'ouvertes', 'fermé', 'fermée'], ['', 'de']),
    ...combined(['position'], ['', 'de', 'des']),
  ],
  clockAfter: [],
  hourLabels: (
    "heure de départ,heure d' arrivée,heure de début,heure de fin,heure d' ouverture,heure de fermeture," +
    'heure de rendez - vous,horaire,horaires'
  ).split(','),
  numberLabels:
    'étape étapes figure fig page pages chapitre partie numéro nº niveau vitesse thermostat puissance photo'.split(
      ' ',
    ),
};
