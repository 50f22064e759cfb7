import type { FileWords } from '../types';

export const files: FileWords = {
  headings: {
    tools: ['Werkzeuge', 'werkzeug', 'ausrustung', 'utensilien'],
    parts: ['Teile', 'zutaten', 'material', 'materialien', 'bauteile'],
    questions: ['Fragen', 'haufige fragen'],
    source: ['Quelle'],
  },
  directions: [
    'zubereitung',
    'anleitung',
    'schritte',
    'durchführung',
    'arbeitsschritte',
    'vorgehen',
    'herstellung',
    'so geht’s',
    "so geht's",
  ],
  introduction: 'Einleitung',
  conclusion: 'Zum Schluss',
  doFirst: 'Das zuerst',
  inLanguage: 'auf {language}',
  facts: {
    time: 'Dauer',
    yield: 'Ergibt',
    cost: 'Geschätzte Kosten',
    video: 'Video',
    page: 'Siehe',
  },
  marks: { circle: 'Kreis', box: 'Rahmen', arrow: 'Pfeil', dot: 'Punkt' },
  ninths: {
    upper_left: 'oben links',
    upper_middle: 'oben',
    upper_right: 'oben rechts',
    middle_left: 'links',
    middle_middle: 'Mitte',
    middle_right: 'rechts',
    lower_left: 'unten links',
    lower_middle: 'unten',
    lower_right: 'unten rechts',
  },
};
