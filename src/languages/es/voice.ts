import type { VoiceWords } from '../types';

export const voice: VoiceWords = {
  commands: {
    next: ['siguiente', 'próximo', 'adelante', 'continuar'],
    back: ['atrás', 'volver', 'anterior'],
    repeat: ['repetir', 'repite', 'otra vez'],
    timer: ['temporizador', 'timer', 'minutero'],
    stop: ['parar', 'detener', 'alto'],
    understood: ['entendido', 'entiendo', 'comprendido'],
  },
  negations: ['no'],
};
