import type { FileWords } from '../types';

export const files: FileWords = {
  headings: {
    tools: ['Herramientas', 'herramientas necesarias', 'utensilios'],
    parts: ['Piezas', 'ingredientes', 'materiales', 'partes'],
    questions: ['Preguntas', 'preguntas frecuentes'],
    source: ['Fuente'],
  },
  directions: [
    'instrucciones',
    'preparación',
    'elaboración',
    'procedimiento',
    'pasos',
    'paso a paso',
    'modo de preparación',
    'modo de hacerlo',
    'cómo se hace',
  ],
  introduction: 'Introducción',
  conclusion: 'Conclusión',
  doFirst: 'Haz esto primero',
  facts: {
    time: 'Tiempo',
    yield: 'Cantidad',
    cost: 'Coste estimado',
    video: 'Vídeo',
    page: 'Véase',
  },
};
