import { inLanguages } from '../build';
import type { SeedGuide } from '../types';

const { step, chapter, question, yields } = inLanguages(['en', 'pt-BR']);

export const plantShelfGuide: SeedGuide = {
  key: 'plant-shelf',
  creator: 'theo',
  name: 'A small plant shelf from one plank',
  description:
    'One pine plank, twelve screws, one afternoon: a two-level shelf that stands on a windowsill or on the floor and carries six to eight pots. Only straight cuts, no special joints. If you have never built anything from wood, start here.',
  averageTime: '03:00',
  people: 1,
  tools: [
    'Hand saw',
    'Drill',
    'Bits 2.5 mm and 4 mm',
    'Screwdriver',
    'Square',
    'Tape measure',
    '2 clamps',
  ],
  yield: yields(2, ['levels', 'andares']),
  // More levels need no more clamps.
  fixed: ['tool.7'],
  parts: [
    '2 m of pine plank (20 × 1.8 cm)',
    '80 cm of masking tape',
    '12 wood screws (4 × 45 mm)',
    'Wood glue',
    '2 sheets of sandpaper (120 and 180)',
    '50 ml of linseed oil',
  ],
  ref: 'MS-WOOD-01',
  brand: 'Theo’s Bench',
  category: 'Woodworking',
  tags: ['wood', 'shelf', 'plants', 'furniture', 'beginner'],
  languages: ['en', 'pt-BR'],
  translation: {
    name: 'Estante pequena para plantas com uma tábua só',
    description:
      'Uma tábua de pinus, doze parafusos e uma tarde: uma estante de dois andares que fica no parapeito ou no chão e aguenta de seis a oito vasos. Só cortes retos, nenhum encaixe especial. Se você nunca fez nada de madeira, comece por aqui.',
    category: 'Marcenaria',
    tags: ['madeira', 'estante', 'plantas', 'móveis', 'iniciante'],
    tools: [
      'Serrote',
      'Furadeira',
      'Brocas de 2½ mm e 4 mm',
      'Chave de fenda',
      'Esquadro',
      'Trena',
      '2 grampos',
    ],
    parts: [
      '2 m de tábua de pinus (20 cm × 18 mm)',
      '80 cm de fita crepe',
      '12 parafusos para madeira (4 × 45 mm)',
      'Cola de madeira',
      '2 folhas de lixa (120 e 180)',
      '50 ml de óleo de linhaça',
    ],
  },
  cover: 'shelf-cover',
  steps: [
    chapter(['Four boards from one plank', 'Quatro tábuas de uma só']),
    step(
      'shelf-mark',
      ['Mark four boards', 'Marque as quatro tábuas'],
      [
        'Mark two sides of 40 cm and two shelves of 50 cm. Draw each line with the square across the whole plank. Leave 3 mm between two boards: that is what the saw eats.',
        'Marque duas laterais de 40 cm e duas prateleiras de 50 cm. Trace cada linha com o esquadro na largura toda. Deixe 3 mm entre uma tábua e outra: é o que o serrote come.',
      ],
      { uses: [['part.1'], ['tool.5'], ['tool.6']] },
    ),
    step(
      'shelf-saw',
      ['Saw beside the line', 'Serre ao lado da linha'],
      [
        'Clamp the plank to the table. Tape along each line keeps the edge clean. Saw just beside the line, in the 3 mm gap, with long and calm strokes. Hold the end that will fall during the last strokes, or it will tear off.',
        'Prenda a tábua na mesa com os grampos. Fita crepe ao longo da linha deixa o corte limpo. Serre bem ao lado da linha, nos 3 mm de folga, com movimentos longos e calmos. No fim, segure a ponta que vai cair para a madeira não lascar.',
      ],
      { further: ['shelf-saw-line'], uses: [['part.2'], ['tool.1'], ['tool.7']] },
    ),
    step(
      'shelf-drill',
      ['Drill the sides', 'Fure as laterais'],
      [
        'Draw a line across each side, 8 cm and 36 cm from its foot. Drill three 4 mm holes on each line: one in the middle and one 3 cm from each edge. Put scrap wood underneath.',
        'Em cada lateral, trace uma linha a 8 cm e outra a 36 cm do pé. Em cada linha, faça três furos de 4 mm: um no meio e um a 3 cm de cada borda. Ponha um retalho de madeira embaixo.',
      ],
    ),
    step(
      'shelf-sand',
      ['Sand every face and edge', 'Lixe faces e quinas'],
      [
        'Sand with 120, then with 180, always along the grain. Break every sharp edge with two or three strokes. It is far easier now than when the shelf is built.',
        'Lixe com a 120 e depois com a 180, sempre no sentido dos veios. Quebre as quinas vivas com duas ou três passadas. Agora é bem mais fácil do que com a estante montada.',
      ],
      { uses: [['part.5']] },
    ),
    chapter(['Build it', 'Montar']),
    step(
      'shelf-first-side',
      ['Screw on the first side', 'Parafuse a primeira lateral'],
      [
        'Put glue on the end of a shelf and hold it against its line. Drill on through the holes with the 2.5 mm bit, 3 cm deep, so that the end does not split. Drive the screws until the heads are flush. Then the other shelf.',
        'Passe cola na ponta da prateleira e encoste-a na linha. Continue os furos com a broca de 2,5 mm, 3 cm para dentro, para a madeira não rachar. Parafuse até a cabeça ficar rente. Depois, a outra prateleira.',
      ],
      { uses: [['part.3', { share: 0.5 }], ['part.4'], ['tool.4']] },
    ),
    step(
      'shelf-square',
      ['Second side, then check the corners', 'Outra lateral; confira o esquadro'],
      [
        'Fix the other side the same way. Before the glue dries, measure both diagonals. Not equal? Press the two corners of the longer diagonal together until they are. Wipe off glue that came out.',
        'Prenda a outra lateral do mesmo jeito. Antes de a cola secar, meça as duas diagonais. Deu diferente? Aperte os dois cantos da diagonal maior até igualar. Limpe a cola que vazou.',
      ],
      { uses: [['part.3', { share: 0.5 }], ['part.4'], ['tool.6']] },
    ),
    step(
      'shelf-oil',
      ['Oil it and move in', 'Passe óleo e ponha as plantas'],
      [
        'Rub in a thin coat of oil, wait fifteen minutes, wipe off the rest and let it dry for a day. Oily rags can catch fire by themselves: spread them out flat outdoors to dry. Then bring in the plants.',
        'Esfregue uma camada fina de óleo, espere quinze minutos, tire o excesso e deixe secar um dia. Pano com óleo pode pegar fogo sozinho: seque-o aberto, ao ar livre. Depois, traga as plantas.',
      ],
      {
        lines: [
          [
            'warning',
            'Rags with oil can catch fire by themselves. Dry them **flat and outdoors**, never in a heap.',
            'Panos com óleo podem pegar fogo sozinhos. Seque-os **abertos e ao ar livre**, nunca amontoados.',
          ],
        ],
        timers: [[900, 'Oil soaks in', 'O óleo penetra']],
        uses: [['part.6']],
      },
    ),
  ],
  questions: [
    question(
      ['How much weight does it carry?', 'Quanto peso ela aguenta?'],
      [
        'About 10 kg on each shelf without visible bending: four watered pots of 15 cm. Put the heaviest pots near the sides.',
        'Uns 10 kg por prateleira sem envergar: quatro vasos de 15 cm já regados. Deixe os mais pesados perto das laterais.',
      ],
    ),
    question(
      ['Can I use another wood?', 'Posso usar outra madeira?'],
      [
        'Yes. Anything 18 mm thick works with the same measures. In hardwood drill the small holes with 3 mm, or the screws may snap.',
        'Pode. Qualquer tábua de 18 mm serve com as mesmas medidas. Em madeira dura, faça o furo fino com 3 mm, senão o parafuso pode quebrar.',
      ],
    ),
    question(
      ['No square at hand?', 'E se eu não tiver esquadro?'],
      [
        'Use a book with a hard cover or a sheet of printer paper: their corners are good right angles.',
        'Use um livro de capa dura ou uma folha de sulfite: os cantos deles são ângulos retos de confiança.',
      ],
    ),
  ],
};
