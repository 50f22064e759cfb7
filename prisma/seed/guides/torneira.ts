import { inLanguages } from '../build';
import type { SeedGuide } from '../types';

const { step, question } = inLanguages(['pt-BR', 'en']);

export const torneiraGuide: SeedGuide = {
  key: 'torneira',
  creator: 'ana',
  name: 'Torneira pingando? Troque o vedante',
  description:
    'Uma torneira que pinga joga fora dezenas de litros por dia, e o conserto custa menos que um cafezinho: é uma borrachinha gasta, o vedante. Vale para a torneira comum, daquelas que dão várias voltas até fechar. Se a sua abre com um quarto de volta, veja a primeira pergunta.',
  averageTime: '00:30',
  people: 1,
  tools: ['Chave inglesa', 'Chave de fenda', 'Pano', 'Escovinha velha'],
  parts: ['Vedante do mesmo tamanho (1/2 ou 3/4 de polegada)'],
  ref: 'MS-TAP-01',
  brand: 'Oficina da Ana',
  category: 'Reparos em casa',
  tags: ['torneira', 'vazamento', 'água', 'conserto', 'casa'],
  languages: ['pt-BR', 'en'],
  translation: {
    name: 'Dripping tap? Change the washer',
    description:
      'A dripping tap wastes dozens of litres a day, and mending it costs less than a cup of coffee: a small piece of rubber, the washer, is worn out. This is for the ordinary tap that takes several turns to close. If yours opens with a quarter turn, see the first question.',
    category: 'Home repairs',
    tags: ['tap', 'leak', 'water', 'repair', 'home'],
    tools: ['Adjustable spanner', 'Screwdriver', 'Cloth', 'Old toothbrush'],
    parts: ['Washer of the same size (1/2 or 3/4 inch)'],
  },
  cover: 'tap-cover',
  steps: [
    step(
      'tap-shut-off',
      ['Feche o registro', 'Shut off the water'],
      [
        'Feche o registro do banheiro ou da cozinha, girando no sentido horário. Depois abra a torneira e deixe escorrer até parar. Se continuar saindo água, feche o registro geral.',
        'Close the stop valve of the room by turning it clockwise. Then open the tap and let it run until it stops. If water keeps coming, close the main valve of the house.',
      ],
      {
        lines: [
          [
            'note',
            'Em apartamento, o registro geral pode ficar no corredor. Pergunte ao zelador antes.',
            'In a block of flats the main valve may be in the corridor. Ask the caretaker first.',
          ],
        ],
      },
    ),
    step(
      'tap-cover-drain',
      ['Tampe o ralo', 'Cover the drain'],
      [
        'Ponha um pano dentro da pia, cobrindo o ralo. Ele segura o parafuso que cair e protege a louça da chave.',
        'Lay a cloth in the basin, over the drain. It catches the screw that falls and protects the ceramic from the spanner.',
      ],
    ),
    step(
      'tap-handle',
      ['Tire o volante', 'Take off the handle'],
      [
        'Levante a tampinha ① de cima com a ponta da chave de fenda. Solte o parafuso ② que está embaixo dela e puxe o volante ③ para cima. Emperrou? Balance de leve, sem fazer força de lado.',
        'Lift the little cap ① on top with the tip of the screwdriver. Undo the screw ② below it and pull the handle ③ up. Stuck? Rock it gently and don’t force it sideways.',
      ],
      {
        marks: [
          [{ kind: 'circle', x: 0.185, y: 0.17, w: 0.13, h: 0.18 }, 'Tampinha', 'Cap'],
          [
            { kind: 'circle', x: 0.408, y: 0.338, w: 0.084, h: 0.112 },
            'Parafuso de fenda',
            'Slotted screw',
          ],
          [{ kind: 'box', x: 0.315, y: 0.456, w: 0.27, h: 0.125 }, 'Volante', 'Handle'],
        ],
      },
    ),
    step(
      'tap-bonnet',
      ['Desrosqueie o castelo', 'Unscrew the bonnet'],
      [
        'Encaixe a chave inglesa na porca do castelo e gire no sentido anti-horário. Com a outra mão, segure a bica para a torneira não girar junto. Termine de soltar com os dedos e puxe.',
        'Set the spanner on the nut of the bonnet and turn it anticlockwise. Hold the spout with your other hand so that the tap does not turn too. Finish with your fingers and pull the bonnet out.',
      ],
    ),
    step(
      'tap-washer',
      ['Troque o vedante', 'Swap the washer'],
      [
        'Na ponta de baixo do castelo está o vedante. Puxe o velho, que deve estar marcado ou duro, e encaixe o novo com a borracha virada para baixo. Leve o velho à loja para acertar o tamanho.',
        'The washer sits at the lower end of the bonnet. Pull off the old one, probably dented or hard, and push in the new one with the rubber facing down. Take the old one to the shop to match the size.',
      ],
    ),
    step(
      'tap-seat',
      ['Limpe a sede', 'Clean the seat'],
      [
        'Olhe dentro do corpo da torneira: o anel onde o vedante encosta é a sede. Tire areia e calcário com a escovinha e passe o dedo. Se estiver lisa, pronto; se estiver marcada, a torneira vai voltar a pingar.',
        'Look into the body of the tap: the ring on which the washer presses is the seat. Brush off sand and limescale and feel it with a finger. Smooth is fine; if it is pitted, the tap will drip again.',
      ],
    ),
    step(
      'tap-test',
      ['Monte e teste', 'Put it together and test'],
      [
        'Com a haste aberta, rosqueie o castelo com os dedos e dê um aperto final com a chave. Ponha o volante, feche a torneira e abra o registro devagar. Espere dois minutos: nenhuma gota? Consertou!',
        'With the stem open, screw the bonnet in by hand and tighten it with the spanner. Put the handle on, close the tap and open the valve slowly. Wait two minutes. Not a drop? You fixed it!',
      ],
      { timers: [[120, 'Olhe se pinga', 'Watch for drops']] },
    ),
  ],
  questions: [
    question(
      [
        'Minha torneira abre com um quarto de volta. Serve?',
        'My tap opens with a quarter turn. Is it the same?',
      ],
      [
        'Quase. Ela não tem vedante e sim um cartucho cerâmico. Siga os mesmos passos até tirar o castelo e troque a peça inteira por uma da mesma marca e do mesmo modelo.',
        'Almost. It has a ceramic cartridge instead of a washer. Follow the same steps until the bonnet is out, then replace the whole piece with one of the same make and model.',
      ],
    ),
    question(
      ['Troquei e continua pingando. Por quê?', 'I swapped it and it still drips. Why?'],
      [
        'Ou o vedante é do tamanho errado ou a sede está marcada. A sede se alisa com uma ferramenta barata, a fresa (retificador) de sede. Torneira muito velha compensa trocar inteira.',
        'Either the washer has the wrong size or the seat is pitted. A cheap tool, the tap reseater, grinds the seat smooth again. A very old tap is better replaced as a whole.',
      ],
    ),
    question(
      [
        'E se vazar pela haste, embaixo do volante?',
        'What if it leaks at the stem, below the handle?',
      ],
      [
        'Aí o problema é a gaxeta. Aperte a porca de cima do castelo um quarto de volta. Se não resolver, enrole fita veda-rosca na haste, embaixo dessa porca.',
        'Then it is the packing. Tighten the upper nut of the bonnet by a quarter turn. If that does not help, wind PTFE tape around the stem, below that nut.',
      ],
    ),
  ],
};
