import type { VoiceWords } from '../types';

export const voice: VoiceWords = {
  commands: {
    next: ['next', 'forward', 'continue'],
    back: ['back', 'previous'],
    repeat: ['repeat', 'again'],
    timer: ['timer', 'start timer'],
    stop: ['stop'],
    understood: ['understood', 'got it'],
  },
  negations: ['not', 'don’t', 'haven’t', 'didn’t'],
};
