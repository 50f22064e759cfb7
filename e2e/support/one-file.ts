import { type Api, both, newPerson, picture } from './api';

const LATER = { lang: 'pt-BR', value: '', pending: true };

/** A published guide with dangers, a marked picture, an upright one, and what Portuguese lacks. */
export async function guideOfOneFile(api: Api): Promise<string> {
  await api.signUp(newPerson('Rosa “<b>” Blum & Co'));
  const uid = await api.publishedProject({ name: 'Mend a lamp' });
  const at = `/dashboard/projects/${uid}`;
  type Steps = { steps: { id: string; type: number }[] };
  const { steps } = await api.call<Steps>('GET', at);
  const [first, second, third] = steps.filter(({ type }) => type === 1).map(({ id }) => id);
  const show = (id: string | undefined, file: Awaited<ReturnType<Api['upload']>>) =>
    api.call<{ media: { id: string }[] }>('PATCH', `${at}/steps/${id}`, { file });

  const { media } = await show(first, await api.upload('step', await picture('#357')));
  const mark = { kind: 'box', x: 0.4, y: 0.4, w: 0.2, h: 0.2, number: 1, tone: 'yellow' };
  await api.call('PATCH', `${at}/steps/${first}`, {
    media: [{ id: media[0]?.id, marks: [{ ...mark, label: both('Screw', 'Parafuso') }] }],
  });
  await api.call('PATCH', `${at}/steps/${second}`, {
    lines: [
      { kind: 'warning', text: both('Wear **gloves**.', 'Use **luvas**.') },
      { kind: 'danger', text: both('Pull the plug & wait.', 'Tire da tomada e espere.') },
      { kind: 'tip', text: [{ lang: 'en', value: 'A tray keeps the screws.' }, LATER] },
    ],
    timers: [{ seconds: 600, label: both('Glue sets', 'A cola pega') }],
  });
  await show(third, await api.upload('step', await picture('#753', 700, 1400)));
  await api.call('PATCH', `${at}/publish`);
  return uid;
}
