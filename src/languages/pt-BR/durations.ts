import { all, combined, counted, joined } from '../notation';
import type { DurationWords } from '../types';

const ONES = counted('um|uma dois|duas tres quatro cinco seis sete oito nove');
const TENS = counted('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa', 20, 10);
const PERIODS = 'dia semana mês ano hora minuto'.split(' ');

export const durations: DurationWords = {
  units: {
    second: 's seg segundo segundos'.split(' '),
    minute: 'min minuto minutos'.split(' '),
    hour: 'h hs hora horas'.split(' '),
  },
  abbreviations: 's seg min h hs'.split(' '),
  beforeDigits: 'h hora horas min'.split(' '),
  longUnits: 'dia dias semana semanas mês meses ano anos'.split(' '),
  clockFormats: {
    before: ['formato', 'formato de', 'formato horário', 'formato de hora de', 'relógio de'],
    after: ['formato'],
  },
  beforeDecades: ['anos', 'os anos'],
  numbers: new Map([
    ...ONES,
    ...counted(
      'dez onze doze treze catorze|quatorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove',
      10,
    ),
    ...TENS,
    ...joined(TENS, ONES, ' e '),
    ['um par de', 2],
  ]),
  fractions: new Map([
    ...all(['meia', 'meio'], 0.5),
    ...all(['um quarto', 'um quarto de'], 0.25),
    ...all(['tres quartos', 'tres quartos de'], 0.75),
  ]),
  articles: [],
  tails: new Map([
    ...all(['e meia', 'e meio'], 0.5),
    ...all(['e um quarto'], 0.25),
    ...all(['e tres quartos'], 0.75),
  ]),
  measures: 'xícara xícaras colher colheres dúzia volta voltas copo'.split(' '),
  bareUnits: ['hora', 'minuto'],
  hundreds: ['cento e', 'cem', 'cem e', 'duzentos e', 'trezentos e', 'mil'],
  and: ['e'],
  to: ['a', 'até'],
  or: ['ou'],
  between: ['entre'],
  adjectives: 'boa boas bom bons longa longas longo longos'.split(' '),
  about: 'aproximadamente uns umas quase aprox'.split(' '),
  every: ['cada', 'per'],
  rates: [
    ...combined(['por', 'a cada', 'per'], PERIODS),
    ...['ao dia', 'ao mês', 'ao ano', 'à semana'],
    ...'diário diários diária diárias semanal semanais mensal mensais anual anuais'.split(' '),
    ...'diariamente semanalmente mensalmente'.split(' '),
  ],
  periods: PERIODS,
  clock: [
    ...['às', 'à', 'das', 'pelas', 'entre as', 'até as', 'desde as', 'e as'],
    ...combined(['aberto', 'aberta', 'abertos', 'abertas', 'fechado', 'fechada'], ['', 'de']),
    ...combined(['posição'], ['', 'de', 'das']),
  ],
  clockAfter: ['às', 'até às', 'até as'],
  hourLabels: (
    'hora de início,hora de inicio,hora de término,hora de fim,hora de saída,hora de chegada,hora de partida,' +
    'hora de abertura,hora de entrada,hora de fechamento,horário,horários,horario'
  ).split(','),
  numberLabels:
    'passo passos etapa etapas figura fig página páginas capítulo parte número nº nível velocidade potência foto'.split(
      ' ',
    ),
};
