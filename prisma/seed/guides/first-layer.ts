import { inLanguages } from '../build';
import type { SeedGuide } from '../types';

const { step, question } = inLanguages(['en', 'pt-BR']);

export const firstLayerGuide: SeedGuide = {
  key: 'first-layer',
  creator: 'theo',
  name: 'A first layer that sticks',
  description:
    'Nine failed prints out of ten fail in the first layer. Set it up once, properly: a clean plate, a hot and level bed, and a nozzle at the height of a sheet of paper. For printers with levelling knobs and PLA; with automatic levelling, skip the step with the corners.',
  averageTime: '00:30',
  people: 1,
  tools: ['Sheet of printer paper', 'Soft brass brush', 'Lint-free cloth'],
  parts: ['Isopropyl alcohol or dish soap', 'PLA filament'],
  ref: 'MS-3DP-01',
  brand: 'Theo’s Bench',
  category: '3D printing',
  tags: ['3D printer', 'calibration', 'PLA', 'first layer'],
  languages: ['en', 'pt-BR'],
  translation: {
    name: 'Primeira camada que gruda',
    description:
      'De cada dez impressões que falham, nove falham na primeira camada. Ajuste uma vez só, mas direito: mesa limpa, quente e nivelada, e o bico à altura de uma folha de papel. Para PLA e impressoras com botões de nivelamento; se a sua nivela sozinha, pule o passo dos cantos.',
    category: 'Impressão 3D',
    tags: ['impressora 3D', 'calibração', 'PLA', 'primeira camada'],
    tools: ['Folha de papel sulfite', 'Escova de latão macia', 'Pano que não solte fiapos'],
    parts: ['Álcool isopropílico ou detergente', 'Filamento de PLA'],
  },
  cover: 'printer-cover',
  steps: [
    step(
      'printer-clean',
      ['Clean the plate', 'Limpe a mesa'],
      [
        'While the plate is cold, wipe it with isopropyl alcohol, or wash it with dish soap and dry it well. From now on hold it by the edges only: one fingerprint is enough for a corner to lift.',
        'Com a mesa fria, passe um pano com álcool isopropílico, ou lave com detergente e seque bem. Daqui em diante, segure só pelas bordas: uma digital já basta para um canto descolar.',
      ],
    ),
    step(
      'printer-heat',
      ['Heat bed and nozzle', 'Aqueça a mesa e o bico'],
      [
        'Set the bed to 60 °C and the nozzle to 200 °C, then wait five minutes. Metal grows when it is warm: a bed that was levelled cold is wrong when hot.',
        'Ponha a mesa em 60 °C e o bico em 200 °C e espere cinco minutos. Metal dilata: uma mesa nivelada fria fica errada quando esquenta.',
      ],
      { timers: [[300, 'Warm up', 'Aquecimento']] },
    ),
    step(
      'printer-nozzle',
      ['Clean the nozzle', 'Limpe o bico'],
      [
        'Raise the nozzle by a hand’s width. Brush off the plastic that hangs from it: a drop of 0.2 mm would falsify everything you measure next. It is hot, so keep your fingers off the metal.',
        'Suba o bico um palmo. Tire com a escova o plástico pendurado: uma gota de 0,2 mm estraga tudo o que você vai medir agora. Está quente: não encoste os dedos no metal.',
      ],
      {
        lines: [
          [
            'danger',
            'The nozzle is at 200 °C and burns skin at once. Touch it only with the brush.',
            'O bico está a 200 °C e queima a pele na hora. Encoste nele só a escova.',
          ],
        ],
      },
    ),
    step(
      'printer-corners',
      ['Level the four corners', 'Nivele os quatro cantos'],
      [
        'Home the printer and switch the motors off. Move the nozzle by hand over each corner with paper below it, and turn the knob there until the paper moves with a light scrape. Go round twice: every corner shifts the others.',
        'Leve a impressora à origem e desligue os motores. Com a mão, leve o bico a cada canto, com o papel embaixo, e gire o botão até o papel raspar de leve. Dê duas voltas: cada canto mexe nos outros.',
      ],
    ),
    step(
      'printer-offset',
      ['Set the height in the middle', 'Ajuste a altura no meio'],
      [
        'Move to the middle of the bed and lay the paper under the nozzle. Change the Z offset in steps of 0.02 mm until the paper still slides when you pull, but crumples when you push. Save the value.',
        'Vá para o meio da mesa e ponha o papel sob o bico. Mude o Z offset de 0,02 em 0,02 mm até o papel ainda deslizar quando você puxa, mas enrugar quando você empurra. Salve o valor.',
      ],
    ),
    step(
      'printer-read',
      ['Print a square and read it', 'Imprima um quadrado e observe'],
      [
        'Print one layer of 5 × 5 cm. Round threads with gaps: nozzle too high (1). Flat threads that touch: just right (2). Rough ridges, thin and see-through: too low (3). Correct by 0.02 mm and print again.',
        'Imprima uma camada de 5 × 5 cm. Fios redondos com vãos: bico alto demais (1). Fios achatados e unidos: no ponto (2). Rebarbas ásperas, camada fina e transparente: baixo demais (3). Corrija 0,02 mm e repita.',
      ],
    ),
  ],
  questions: [
    question(
      ['How often do I have to do this?', 'De quanto em quanto tempo preciso fazer isso?'],
      [
        'Clean the plate before every few prints. Level again after moving the printer, changing the nozzle, or when a first layer suddenly looks different.',
        'Limpe a mesa a cada poucas impressões. Nivele de novo depois de mudar a impressora de lugar, trocar o bico ou quando a primeira camada sair diferente de repente.',
      ],
    ),
    question(
      ['It still lifts at the corners. What now?', 'Os cantos ainda descolam. E agora?'],
      [
        'Keep draughts away, turn the fan off for the first layer and add a brim of 5 mm in the slicer. Only then try a glue stick.',
        'Evite corrente de ar, desligue a ventoinha na primeira camada e ponha uma aba (brim) de 5 mm no fatiador. Só depois tente a cola bastão.',
      ],
    ),
  ],
};
