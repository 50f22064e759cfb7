import { only } from '../notation';
import type { SearchWords } from '../types';

export const search: SearchWords = {
  stop: `
    der die das den dem des ein eine einen einem einer eines und oder in im an am auf aus bei
    mit nach von vom zu zum zur fur ist sind wie was wer wo wann warum welche welcher welches
    ich mein meine meinen meinem meiner du dein deine er sie es wir ihr nicht kein keine man
    kann`,
  guides: `
    wechseln tauschen austauschen austausch ersetzen reparieren reparatur installieren einbauen
    ausbauen entfernen machen bauen mache benutzen anleitung kaputt neu`,
  plurals: [
    ...only(4, 'ungen', 'ung'),
    ...only(3, 'ern', 'en', 'er', 'em', 'es'),
    ['eln', 'el', 3],
    ['ss', 'ss', 1],
    ...only(3, 'e', 'n', 's'),
  ],
  forms: [],
  unchanged: new Set(['glas', 'haus', 'maus', 'kreis', 'preis']),
};
