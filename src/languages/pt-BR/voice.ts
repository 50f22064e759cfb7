import type { VoiceWords } from '../types';

export const voice: VoiceWords = {
  commands: {
    next: ['próximo', 'próxima', 'avançar', 'seguinte', 'continuar'],
    back: ['voltar', 'volta', 'anterior'],
    repeat: ['repetir', 'repete', 'de novo', 'outra vez'],
    timer: ['timer', 'temporizador', 'cronômetro'],
    stop: ['parar', 'pare'],
    understood: ['entendi', 'entendido', 'compreendi'],
  },
  negations: ['não'],
};
