import { counted } from '../notation';
import type { AmountWords } from '../types';

export const amounts: AmountWords = {
  numbers: [
    ...counted('um|uma dois|duas três|tres quatro cinco seis sete oito nove dez onze doze'),
    ['meio|meia', 0.5],
    ['meia dúzia|meia duzia', 6],
    ['um par de', 2],
  ],
  dozen: 'dúzia(s)|duzia(s)',
  thousands: '.',
  and: 'e',
  andHalf: 'e meia|e meio',
  about: 'cerca de|aproximadamente|aprox.|uns|umas|até',
  from: 'de|entre',
  to: 'a|ou|e|até',
  of: 'de|do|da|dos|das',
  units: {
    tsp: 'colher(es) de chá|colher(es) de cha|colher(es) chá|c. de chá|c. chá',
    tbsp: 'colher(es) de sopa|colher(es) sopa|c. de sopa|c. sopa',
    cup: 'xícara(s) de chá|xícara(s) chá|xícara(s)|xicara(s)',
    l: 'litro(s)',
    m: 'metro(s)',
    in: 'polegada(s)',
  },
  pinch: 'pitada(s)',
  pieces: '',
  piecesOf:
    'dente(s)|lata(s)|fatia(s)|maço(s)|ramo(s)|pacote(s)|punhado(s)|folha(s)|rolo(s)|par/pares|tubo(s)|caixa(s)|gota(s)|unidade(s)|copo(s)',
  packs: 'lata(s)|pacote(s)|caixa(s)|tubo(s)|rolo(s)|folha(s)|copo(s)',
  sizes: 'pequeno(s)|pequena(s)|grande(s)|médio(s)|média(s)|cheio(s)|cheia(s)|raso(s)|rasa(s)',
  closings: 'a gosto|q.b.|qb',
  vague: 'um pouco|alguns|algumas',
  containers: 'martelo|seringa|garrafa|balde|béquer|pote|frasco|jarra',
  head: 'first',
  between: 'e|ou',
};
