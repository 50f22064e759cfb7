import type { VoiceWords } from '../types';

export const voice: VoiceWords = {
  commands: {
    next: ['weiter', 'nächster', 'nächste'],
    back: ['zurück', 'vorheriger'],
    repeat: ['wiederholen', 'noch einmal', 'nochmal', 'noch mal'],
    timer: ['Timer', 'Wecker', 'Stoppuhr'],
    stop: ['Stopp', 'stop'],
    understood: ['verstanden', 'habe verstanden'],
  },
  negations: ['nicht', 'nichts'],
};
