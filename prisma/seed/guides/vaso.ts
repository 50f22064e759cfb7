import { inLanguages } from '../build';
import type { SeedGuide } from '../types';

const { step, question } = inLanguages(['pt-BR', 'en']);

export const vasoGuide: SeedGuide = {
  key: 'vaso',
  creator: 'ana',
  name: 'Vaso que se rega sozinho',
  description:
    'Uma garrafa PET, um pedaço de barbante e uma muda de manjericão. A água sobe pelo barbante na medida da sede da planta, e você pode viajar no feriadão sem pedir favor ao vizinho. Bom de fazer com crianças: o corte fica com o adulto, o resto é delas.',
  averageTime: '00:20',
  people: 2,
  tools: ['Tesoura', 'Estilete', 'Prego', 'Régua'],
  parts: [
    'Garrafa PET de 2 litros com tampa',
    '30 cm de barbante de algodão',
    'Terra vegetal',
    'Muda de manjericão',
  ],
  ref: 'MS-HERB-01',
  brand: 'Oficina da Ana',
  category: 'Jardinagem',
  tags: ['horta', 'reciclagem', 'manjericão', 'crianças', 'garrafa PET'],
  languages: ['pt-BR', 'en'],
  translation: {
    name: 'A pot that waters itself',
    description:
      'A plastic bottle, a piece of string and a basil seedling. The water climbs the string as fast as the plant is thirsty, and you can go away for the long weekend without asking the neighbours a favour. Good to make with children: the cutting is for the adult, the rest is theirs.',
    category: 'Gardening',
    tags: ['herbs', 'recycling', 'basil', 'children', 'plastic bottle'],
    tools: ['Scissors', 'Craft knife', 'Nail', 'Ruler'],
    parts: [
      '2-litre plastic bottle with its cap',
      '30 cm of cotton string',
      'Potting soil',
      'Basil seedling',
    ],
  },
  cover: 'pot-cover',
  steps: [
    step(
      'pot-cut',
      ['Corte a garrafa', 'Cut the bottle'],
      [
        'Lave a garrafa e tire o rótulo. Marque uma linha a 18 cm do fundo. Abra a fenda com o estilete (serviço de adulto) e termine o corte com a tesoura.',
        'Wash the bottle and take off the label. Mark a line 18 cm above the bottom. Start the cut with the knife (a job for an adult) and finish it with scissors.',
      ],
    ),
    step(
      'pot-wick',
      ['Passe o barbante pela tampa', 'Pull the string through the cap'],
      [
        'Faça um furo no meio da tampa com o prego. Passe o barbante de algodão, deixe metade para cada lado e dê um nó por dentro. Molhe bem o barbante e rosqueie a tampa.',
        'Make a hole in the middle of the cap with the nail. Pull the cotton string through, half on each side, and tie a knot on the inside. Soak the string and screw the cap on.',
      ],
    ),
    step(
      'pot-plant',
      ['Encaixe e plante', 'Stack and plant'],
      [
        'Encaixe a parte de cima, de boca para baixo, dentro da base. Segure o barbante esticado no meio enquanto põe a terra em volta. Plante a muda e aperte a terra com os dedos.',
        'Set the top part into the base, neck down. Hold the string upright in the middle while you fill in the soil around it. Plant the seedling and firm the soil with your fingers.',
      ],
    ),
    step(
      'pot-water',
      ['Ponha água e leve à luz', 'Add water and find some light'],
      [
        'Ponha água na base até quase encostar na tampa e regue por cima só desta vez. Encaixe sem deixar fresta, para não entrar mosquito. Deixe na janela com sol e complete a água quando baixar.',
        'Pour water into the base until it almost reaches the cap and water from above, just this once. Close it without a gap, so that no mosquito gets in. Put it on a sunny windowsill and top up when the water is low.',
      ],
    ),
  ],
  questions: [
    question(
      ['Que plantas vão bem?', 'Which plants like it?'],
      [
        'As que gostam de terra úmida: manjericão, hortelã, salsinha, cebolinha. Alecrim e suculentas preferem secar entre uma rega e outra; para elas, use um vaso comum.',
        'Those that like moist soil: basil, mint, parsley, chives. Rosemary and succulents want to dry out between waterings, so give them an ordinary pot.',
      ],
    ),
    question(
      ['A água está ficando verde. O que eu faço?', 'The water is turning green. What can I do?'],
      [
        'São algas, que precisam de luz. Lave a base e enrole um papel escuro ou um pano em volta dela. A planta não se incomoda.',
        'Those are algae, and they need light. Rinse the base and wrap dark paper or cloth around it. The plant does not mind.',
      ],
    ),
  ],
};
