import { inLanguages } from '../build';
import type { SeedGuide } from '../types';

const { step, chapter, question, yields } = inLanguages(['pt-BR', 'en']);

export const paoDeQueijoGuide: SeedGuide = {
  key: 'pao-de-queijo',
  creator: 'ana',
  name: 'Pão de queijo mineiro',
  description:
    'Casquinha fina, miolo puxa-puxa e a cozinha inteira cheirando a queijo. É a receita da minha avó, sem segredo e sem batedeira: polvilho escaldado, queijo de verdade e forno bem quente. Rende uns 40 pãezinhos e não leva trigo, então quem não come glúten também se serve.',
  averageTime: '01:10',
  people: 1,
  tools: ['Ralador', 'Panela pequena', 'Tigela grande', 'Colher de pau', 'Assadeira', 'Forno'],
  kind: 2,
  yield: yields(40, ['pãezinhos', 'rolls']),
  parts: [
    '500 g de polvilho azedo',
    '300 g de queijo meia cura',
    '250 ml de leite',
    '150 ml de óleo',
    '2 ovos',
    '1 colher (chá) de sal',
  ],
  ref: 'MS-PAO-01',
  brand: 'Oficina da Ana',
  category: 'Receitas',
  tags: ['receita', 'pão de queijo', 'Minas', 'sem glúten', 'lanche'],
  languages: ['pt-BR', 'en'],
  translation: {
    name: 'Pão de queijo, the cheese bread of Minas',
    description:
      'A thin crust, a stretchy crumb and a kitchen that smells of cheese. This is my grandmother’s recipe, with no secret and no mixer: scalded cassava starch, real cheese and a very hot oven. It makes about 40 and has no wheat in it, so whoever avoids gluten can have some too.',
    category: 'Recipes',
    tags: ['recipe', 'cheese bread', 'Minas Gerais', 'gluten-free', 'snack'],
    tools: ['Grater', 'Small saucepan', 'Large bowl', 'Wooden spoon', 'Baking tray', 'Oven'],
    parts: [
      '500 g sour cassava starch',
      '300 g half-cured Minas cheese',
      '250 ml milk',
      '150 ml oil',
      '2 eggs',
      '1 teaspoon salt',
    ],
  },
  cover: 'pao-cover',
  steps: [
    chapter(['A massa', 'The dough']),
    step(
      'pao-grate',
      ['Rale o queijo', 'Grate the cheese'],
      [
        'Rale o queijo meia cura no ralo grosso. Se o queijo for bem salgado, use metade do sal da receita.',
        'Grate the half-cured Minas cheese on the coarse side. Far from Brazil? Half parmesan, half mild white cheese is close. If it is very salty, use half of the salt.',
      ],
      { uses: [['part.2'], ['tool.1']] },
    ),
    step(
      'pao-boil',
      ['Ferva o leite com o óleo', 'Boil the milk with the oil'],
      [
        'Leve ao fogo o leite, o óleo e o sal; um pouco do óleo fica para as mãos. Fique de olho: quando levantar fervura e começar a subir, está no ponto.',
        'Heat the milk, the oil and the salt; a little of the oil is for your hands. Keep an eye on it: the moment it boils and starts to climb the pan, it is ready.',
      ],
      {
        uses: [
          ['part.3'],
          ['part.4', { amount: { value: 120, unit: 'ml' } }],
          ['part.6'],
          ['tool.2'],
        ],
      },
    ),
    step(
      'pao-scald',
      ['Escalde o polvilho', 'Scald the starch'],
      [
        'Despeje o líquido fervendo de uma vez sobre o polvilho e misture com a colher de pau. Vai ficar um farelo empelotado e feio. É assim mesmo.',
        'Pour the boiling liquid all at once over the sour cassava starch and stir with a wooden spoon. It turns into ugly, lumpy crumbs. That is how it should look.',
      ],
      {
        lines: [
          [
            'warning',
            'Leite e óleo ferventes queimam. Despeje devagar, longe do rosto e de crianças.',
            'Boiling milk and oil scald. Pour slowly, away from your face and from children.',
          ],
        ],
        uses: [['part.1'], ['tool.3'], ['tool.4']],
      },
    ),
    step(
      'pao-eggs',
      ['Espere amornar e junte os ovos', 'Let it cool, add the eggs'],
      [
        'Espere uns 15 minutos, até dar para encostar a mão. Quebre os ovos, um de cada vez, e amasse até cada um sumir na massa. Na massa quente eles cozinham antes da hora.',
        'Wait about 15 minutes, until you can touch it. Add the eggs one at a time and knead until each has disappeared. In hot dough they would cook too early.',
      ],
      { timers: [[900, 'A massa amorna', 'The dough cools']], uses: [['part.5']] },
    ),
    step(
      'pao-knead',
      ['Junte o queijo e sove', 'Add the cheese and knead'],
      [
        'Ponha o queijo ralado e sove uns 5 minutos, até a massa ficar lisa e só um pouco grudenta. Seca demais? Uma colher de leite. Mole demais? Um punhadinho de polvilho.',
        'Add the grated cheese and knead for about 5 minutes, until the dough is smooth and only a little sticky. Too dry? A spoon of milk. Too soft? A small handful of starch.',
      ],
    ),
    chapter(['O forno', 'The oven']),
    step(
      'pao-roll',
      ['Enrole as bolinhas', 'Roll the balls'],
      [
        'Ligue o forno a 200 °C. Passe óleo nas mãos e enrole bolinhas do tamanho de uma noz. Deixe dois dedos entre elas na assadeira, porque elas crescem. Não precisa untar.',
        'Set the oven to 200 °C. Oil your hands and roll balls the size of a walnut. Leave two fingers between them on the tray, because they grow. No need to grease it.',
      ],
      { uses: [['part.4', { share: 0.2 }], ['tool.5'], ['tool.6']] },
    ),
    step(
      'pao-bake',
      ['Asse até dourar', 'Bake until golden'],
      [
        'Asse de 20 a 25 minutos, na grade do meio. Não abra o forno nos primeiros 15 minutos, senão eles murcham. Estão prontos quando a casca está dourada e firme.',
        'Bake for 20 to 25 minutes in the middle of the oven. Don’t open the door in the first 15 minutes, or they collapse. They are done when the crust is golden and firm.',
      ],
      {
        lines: [
          [
            'tip',
            'Forno **fraco**? Asse na grade de cima.',
            'A **weak** oven? Bake on the upper rack.',
          ],
        ],
        timers: [
          [1200, 'Primeira olhada', 'First look'],
          [1500, 'Pão de queijo pronto', 'Cheese bread done'],
        ],
      },
    ),
    step(
      'pao-serve',
      ['Passe um café e sirva', 'Make coffee and serve'],
      [
        'Pão de queijo não espera: ponha numa cesta com um pano e sirva quente, com café coado na hora. Abra um com as mãos e veja os fios de queijo.',
        'Pão de queijo waits for nobody: put it in a basket with a cloth and serve it hot, with fresh coffee. Tear one open by hand and look at the threads of cheese.',
      ],
    ),
  ],
  questions: [
    question(
      ['Polvilho azedo ou doce?', 'Sour or sweet cassava starch?'],
      [
        'O azedo cresce mais e deixa a casca crocante; o doce deixa o miolo mais macio e liso. Muita gente usa metade de cada um. Com qualquer mistura a receita dá certo.',
        'Sour starch rises more and gives a crisp crust; sweet starch gives a softer, smoother crumb. Many people use half of each. The recipe works with any mix.',
      ],
    ),
    question(
      ['Posso congelar?', 'Can I freeze it?'],
      [
        'Pode, e é a melhor parte. Congele as bolinhas cruas, separadas na assadeira, e depois guarde num saco por até três meses. Asse direto do congelador, com uns 5 minutos a mais.',
        'Yes, and that is the best part. Freeze the raw balls apart on the tray, then keep them in a bag for up to three months. Bake them straight from the freezer, about 5 minutes longer.',
      ],
    ),
    question(
      ['Por que o meu ficou baixinho?', 'Why did mine stay flat?'],
      [
        'Quase sempre é forno morno ou massa mole demais. Espere o forno esquentar de verdade, uns 15 minutos, e junte polvilho até a bolinha não se espalhar na assadeira.',
        'Nearly always a lukewarm oven or dough that is too soft. Let the oven get really hot, about 15 minutes, and add starch until a ball keeps its shape on the tray.',
      ],
    ),
  ],
};
