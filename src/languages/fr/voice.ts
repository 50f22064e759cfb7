import type { VoiceWords } from '../types';

export const voice: VoiceWords = {
  commands: {
    next: ['suivant', 'suivante', 'continuer'],
    back: ['retour', 'précédent', 'précédente'],
    repeat: ['répéter', 'répète', 'encore'],
    timer: ['minuteur', 'minuterie', 'timer'],
    stop: ['arrêter', 'arrête', 'stop'],
    understood: ['compris', 'entendu'],
  },
  negations: ['pas'],
};
