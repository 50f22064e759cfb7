import { inLanguages } from '../build';
import type { SeedGuide } from '../types';

const { step, chapter, question } = inLanguages(['en', 'pt-BR']);

export const punctureGuide: SeedGuide = {
  key: 'puncture',
  creator: 'theo',
  name: 'Fix a bicycle puncture',
  description:
    'A flat tyre, a small repair kit and forty minutes: this guide takes you from hiss to rolling again. You find the hole, find what made it, patch the tube so well that the patch outlives the tyre, and put the wheel back without pinching anything. Shown on a front wheel with a quick release; the questions below tell you what is different at the back.',
  averageTime: '00:40',
  people: 1,
  tools: ['2 tyre levers', 'Pump', 'Pen', 'Bowl of water', '15 mm spanner (only for axle nuts)'],
  parts: ['Patch', 'Rubber solution', 'Sandpaper'],
  ref: 'MS-BIKE-01',
  brand: 'Theo’s Bench',
  category: 'Bicycles',
  tags: ['bicycle', 'repair', 'tyre', 'puncture', 'beginner'],
  languages: ['en', 'pt-BR'],
  translation: {
    name: 'Conserte um pneu furado de bicicleta',
    description:
      'Um pneu murcho, um kit de remendo e quarenta minutos: este guia leva você do chiado até voltar a rodar. Você acha o furo, acha o que furou, remenda a câmara tão bem que o remendo dura mais que o pneu e põe a roda de volta sem morder nada. Mostrado na roda da frente, com blocagem; as perguntas no fim dizem o que muda na de trás.',
    category: 'Bicicletas',
    tags: ['bicicleta', 'conserto', 'pneu', 'furo', 'iniciante'],
    tools: [
      '2 espátulas de pneu',
      'Bomba de ar',
      'Caneta',
      'Bacia com água',
      'Chave de 15 mm (só para eixo com porca)',
    ],
    parts: ['Remendo', 'Cola de remendo', 'Lixa'],
  },
  cover: 'puncture-cover',
  steps: [
    chapter(['Wheel off', 'Tirar a roda']),
    step(
      'puncture-upside-down',
      ['Turn the bike upside down', 'Vire a bicicleta de ponta-cabeça'],
      [
        'Take off the bottle, the lights and anything else that can break. Then stand the bike on its saddle and handlebar, on grass or an old towel.',
        'Tire a garrafinha, as luzes e tudo que possa quebrar. Depois apoie a bicicleta no selim e no guidão, em cima da grama ou de uma toalha velha.',
      ],
    ),
    step(
      'puncture-open-brake',
      ['Open the brake', 'Abra o freio'],
      [
        'Rim brake: squeeze the two arms against the rim and unhook the cable, so that the tyre can pass between the pads. Disc brake: skip this step, but never pull the brake lever while the wheel is out.',
        'Freio de aro: aperte os dois braços contra o aro e desencaixe o cabo, para o pneu passar entre as sapatas. Freio a disco: pule este passo, mas nunca aperte o manete com a roda fora.',
      ],
    ),
    step(
      'puncture-quick-release',
      ['Flip the lever, lift the wheel', 'Abra a blocagem e solte a roda'],
      [
        'Flip the quick-release lever open. Hold it still and unscrew the nut on the other side by three or four turns, then lift the wheel out of the fork.',
        'Abra a alavanca da blocagem. Segure-a parada, solte três ou quatro voltas da porca do outro lado e puxe a roda para fora do garfo.',
      ],
    ),
    step(
      'puncture-levers',
      ['Lever the tyre off', 'Solte o pneu com as espátulas'],
      [
        'Let out all the air. Opposite the valve, hook a lever under the edge of the tyre and push it down. Hook the second one a hand’s width away and slide it along the rim until one side of the tyre is free.',
        'Solte todo o ar. No lado oposto ao da válvula, encaixe uma espátula sob a borda do pneu e baixe-a. Encaixe a segunda a um palmo dali e corra-a pelo aro até um lado do pneu ficar livre.',
      ],
    ),
    step(
      'puncture-tube-out',
      ['Pull the tube out', 'Puxe a câmara para fora'],
      [
        'Unscrew the little nut on the valve, push the valve up through the rim and pull the tube out all around. Remember which way round it sat: it helps you find the culprit later.',
        'Desrosqueie a porquinha da válvula, empurre a válvula pelo furo do aro e puxe a câmara toda. Lembre-se da posição em que ela estava: isso ajuda a achar o culpado depois.',
      ],
    ),
    chapter(['Find and patch the hole', 'Achar e remendar o furo']),
    step(
      'puncture-bubbles',
      ['Look for bubbles', 'Procure as bolhas'],
      [
        'Pump the tube until it is clearly thicker than before. Listen and feel for the leak with your cheek. Nothing? Pull the tube through water, piece by piece: bubbles mark the hole. Dry it and circle the hole with a pen.',
        'Encha a câmara até ficar bem mais grossa. Escute e procure o vento com a bochecha. Nada? Passe a câmara na água, pedaço por pedaço: as bolhas mostram o furo. Seque e faça um círculo em volta com a caneta.',
      ],
      { further: ['puncture-mark'] },
    ),
    step(
      'puncture-thorn',
      ['Find what made the hole', 'Ache o que furou'],
      [
        'Lay the tube on the tyre to see where the hole was. Look there from the outside, then feel along the inside, slowly and with a cloth. Pull out the thorn or the glass, or you will be back here tomorrow.',
        'Ponha a câmara sobre o pneu para ver onde estava o furo. Olhe ali por fora e depois passe a mão por dentro, devagar e com um pano. Tire o espinho ou o caco, senão amanhã fura de novo.',
      ],
    ),
    step(
      'puncture-sand',
      ['Roughen the rubber', 'Lixe a borracha'],
      [
        'Let the air out again. Sand the rubber around the hole until it is matt, on an area a little bigger than the patch. Sand any raised seam flat, then wipe off the dust and don’t touch it any more.',
        'Esvazie a câmara de novo. Lixe em volta do furo até a borracha ficar fosca, numa área um pouco maior que o remendo. Se houver uma emenda saltada, alise. Tire o pó e não ponha mais o dedo.',
      ],
    ),
    step(
      'puncture-glue',
      ['Spread the glue and wait', 'Passe a cola e espere'],
      [
        'Spread a thin, even film of rubber solution, wider than the patch. Now the secret: wait about five minutes, until it no longer shines. A patch on wet glue will not hold.',
        'Espalhe uma camada fina e lisa de cola, maior que o remendo. Agora o segredo: espere uns cinco minutos, até ela perder o brilho. Remendo em cola molhada não segura.',
      ],
      {
        lines: [
          [
            'caution',
            'Rubber solution gives off fumes and burns easily. Work in fresh air, and don’t smoke.',
            'A cola solta vapores e pega fogo fácil. Trabalhe ao ar livre e não fume.',
          ],
        ],
        timers: [[300, 'Glue turns dull', 'A cola perde o brilho']],
      },
    ),
    step(
      'puncture-patch',
      ['Press the patch on', 'Aperte o remendo'],
      [
        'Peel off the foil and lay that side of the patch over the hole. Press hard with your thumb for a full minute, from the middle outwards. The thin film on top may stay.',
        'Tire a folha metálica e ponha esse lado do remendo sobre o furo. Aperte forte com o polegar por um minuto inteiro, do meio para as bordas. O plástico fino de cima pode ficar.',
      ],
      { timers: [[60, 'Press the patch', 'Aperte o remendo']] },
    ),
    chapter(['Roll again', 'Rodar de novo']),
    step(
      'puncture-tube-in',
      ['Put the tube back', 'Coloque a câmara de volta'],
      [
        'Pump just enough air for the tube to be round. Put the valve through its hole first, then tuck the tube into the tyre all the way around, without twists.',
        'Bombeie só o suficiente para a câmara ficar redonda. Passe primeiro a válvula pelo furo e depois acomode a câmara dentro do pneu, em toda a volta, sem torcer.',
      ],
    ),
    step(
      'puncture-thumbs',
      ['Close the tyre with your thumbs', 'Feche o pneu com os polegares'],
      [
        'Start opposite the valve and push the edge of the tyre over the rim with both thumbs; finish at the valve. No levers now: they pinch the tube. Push the valve up once, so that no tube is caught under the edge.',
        'Comece no lado oposto ao da válvula e empurre a borda para dentro do aro com os polegares; termine na válvula. Nada de espátula agora: ela morde a câmara. Empurre a válvula uma vez para soltar a câmara presa.',
      ],
    ),
    step(
      'puncture-pump',
      ['Pump, refit, test the brake', 'Encha, monte e teste o freio'],
      [
        'Put the wheel fully into the fork and close the lever firmly. Hook the brake cable back in. Pump to the pressure printed on the tyre, spin the wheel, and squeeze the brake before you ride off.',
        'Encaixe a roda até o fundo do garfo e feche bem a blocagem. Prenda o cabo do freio de novo. Encha até a pressão escrita no pneu, gire a roda e aperte o freio antes de sair pedalando.',
      ],
    ),
  ],
  questions: [
    question(
      ['What is different about the rear wheel?', 'O que muda na roda de trás?'],
      [
        'Shift to the smallest sprocket first. To take the wheel out, pull the derailleur back and lift the wheel away from the chain. To put it back, lay the chain on the smallest sprocket and let the axle slide in. The rest is the same.',
        'Antes, passe a corrente para a menor coroa do cassete. Para tirar a roda, puxe o câmbio para trás e afaste a roda da corrente. Para voltar, apoie a corrente na menor coroa e deixe o eixo entrar. O resto é igual.',
      ],
    ),
    question(
      ['How hard should I pump?', 'Quanto devo encher?'],
      [
        'The range is printed on the side of the tyre. Lower is softer and grips better, higher rolls more easily. For a town bike the middle of the range is a good start.',
        'A faixa está escrita na lateral do pneu. Menos pressão é mais macio e agarra melhor; mais pressão rola mais fácil. Para andar na cidade, comece no meio da faixa.',
      ],
    ),
    question(
      ['Two small holes side by side: what is that?', 'Dois furinhos lado a lado: o que é isso?'],
      [
        'A snake bite: the tube was squeezed between the tyre and the rim when you hit a kerb. Cover both holes with one patch and ride with a little more air from now on.',
        'É a “mordida de cobra”: a câmara foi espremida entre o pneu e o aro num meio-fio ou num buraco. Cubra os dois furos com um remendo só e passe a andar com um pouco mais de ar.',
      ],
    ),
    question(
      ['When is a tube beyond saving?', 'Quando a câmara não tem mais conserto?'],
      [
        'When the hole is at the foot of the valve, or it is a tear longer than your patch. Then fit a new tube of the size printed on the tyre.',
        'Quando o furo é no pé da válvula ou é um rasgo maior que o remendo. Aí, coloque uma câmara nova, da medida escrita no pneu.',
      ],
    ),
  ],
};
