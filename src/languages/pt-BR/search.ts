import { only } from '../notation';
import type { SearchWords } from '../types';

export const search: SearchWords = {
  stop: `
    o os as um uma uns umas de do da dos das em no na nos nas ao aos por para pelo pela com sem
    e ou que qual quais quem quando onde como porque eu meu minha meus minhas seu sua seus suas
    se nao este esta esse essa isto isso um-a ser estar posso pode devo`,
  guides: `
    trocar troca substituir substituicao consertar conserto arrumar reparar reparo instalar
    instalacao remover fazer faco montar usar guia tutorial manual passo quebrado novo`,
  plurals: [
    ['oes', 'ao', 1],
    ['aes', 'ao', 1],
    ['ais', 'al', 2],
    ['eis', 'el', 2],
    ['ois', 'ol', 2],
    ['uis', 'ul', 2],
    ['res', 'r', 2],
    ['zes', 'z', 2],
    ['ns', 'm', 2],
    ['ses', 's', 3],
    ['is', 'il', 3],
    ['ss', 'ss', 1],
    ['s', '', 2],
  ],
  forms: [
    ...only(
      4,
      'amento',
      'imento',
      'acao',
      'icao',
      'ando',
      'endo',
      'indo',
      'ado',
      'ada',
      'ido',
      'ida',
    ),
    ...only(3, 'ar', 'er', 'ir', 'a', 'o', 'e'),
  ],
  unchanged: new Set([
    'lapis',
    'onibus',
    'virus',
    'gratis',
    'mais',
    'dois',
    'tres',
    'depois',
    'simples',
  ]),
};
