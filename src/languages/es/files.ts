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
  inLanguage: 'en {language}',
  facts: {
    time: 'Tiempo',
    yield: 'Cantidad',
    cost: 'Coste estimado',
    video: 'Vídeo',
    page: 'Véase',
  },
  marks: { circle: 'círculo', box: 'recuadro', arrow: 'flecha', dot: 'punto' },
  ninths: {
    upper_left: 'arriba a la izquierda',
    upper_middle: 'arriba',
    upper_right: 'arriba a la derecha',
    middle_left: 'a la izquierda',
    middle_middle: 'en el centro',
    middle_right: 'a la derecha',
    lower_left: 'abajo a la izquierda',
    lower_middle: 'abajo',
    lower_right: 'abajo a la derecha',
  },
};
