import { type Api, both, newPerson } from './api';

export const KINDS = ['note', 'tip', 'caution', 'warning', 'danger'] as const;
const LONG =
  'Switch off the mains at the fuse box, put a sign on it, wait until the capacitor is empty, and measure **every** pole against earth before you touch a wire; whoever else is in the house has to know of it.';
const LONG_PT =
  'Desligue a rede no quadro de luz, pendure um aviso, espere até que o capacitor esteja vazio e meça **cada** polo contra a terra antes de tocar em um fio; quem mais estiver na casa precisa saber disso.';

/** A published guide of four steps: the second has five long lines, the third two own timers, the fourth durations. */
export async function guideWithLinesAndTimers(api: Api, name: string): Promise<string> {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name, steps: 1 });
  const add = (step: object) =>
    api.call('POST', `/dashboard/projects/${uid}/steps`, { type: 1, ...step });
  await add({
    name: both('Open the case', 'Abra a caixa'),
    description: both(
      'You **need**:\n- a spudger\n- a lamp',
      'Você **precisa** de:\n- uma espátula',
    ),
    lines: KINDS.map((kind) => ({ kind, text: both(LONG, LONG_PT) })),
  });
  await add({
    name: both('Glue the board', 'Cole a placa'),
    description: both('Press it.', 'Pressione.'),
    timers: [
      { seconds: 600, label: both('Glue sets', 'A cola pega') },
      { seconds: 90, label: both('Second coat', 'Segunda demão') },
    ],
  });
  await add({
    name: both('Dry it', 'Seque'),
    description: both(
      'Wait 10 to 15 minutes, then 1 hour.',
      'Espere de 10 a 15 minutos, depois 1 hora.',
    ),
  });
  return uid;
}
