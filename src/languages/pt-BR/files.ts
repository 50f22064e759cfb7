import type { FileWords } from '../types';

export const files: FileWords = {
  headings: {
    tools: ['Ferramentas', 'utensilios', 'equipamento', 'equipamentos'],
    parts: ['Peças', 'ingredientes', 'materiais', 'partes'],
    questions: ['Perguntas', 'perguntas frequentes'],
    source: ['Fonte'],
  },
  directions: [
    'modo de preparo',
    'modo de fazer',
    'preparo',
    'como fazer',
    'passo a passo',
    'passos',
    'forma de preparo',
    'modo de preparação',
    'preparação',
  ],
  introduction: 'Introdução',
  conclusion: 'Conclusão',
  doFirst: 'Faça isto primeiro',
  inLanguage: 'em {language}',
  facts: {
    time: 'Tempo',
    yield: 'Rendimento',
    cost: 'Custo estimado',
    video: 'Vídeo',
    page: 'Veja',
  },
  marks: { circle: 'círculo', box: 'caixa', arrow: 'seta', dot: 'ponto' },
  ninths: {
    upper_left: 'canto superior esquerdo',
    upper_middle: 'em cima',
    upper_right: 'canto superior direito',
    middle_left: 'à esquerda',
    middle_middle: 'no meio',
    middle_right: 'à direita',
    lower_left: 'canto inferior esquerdo',
    lower_middle: 'embaixo',
    lower_right: 'canto inferior direito',
  },
};
