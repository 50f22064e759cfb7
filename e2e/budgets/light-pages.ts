import { get } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { type Page, type Response } from '@playwright/test';
import type { Api } from '../support/api';
import { both, picture } from '../support/api';

/**
 * A realistic guide: twelve steps in three chapters with pictures and real sentences, parts, tools
 * and questions.
 */
export async function guideOfTwelve(api: Api): Promise<string> {
  const { projectUid } = await api.call<{ projectUid: string }>('POST', '/dashboard/projects', {
    name: 'Fix a bicycle puncture',
    type: 1,
    averageTime: '00:40',
    languages: ['en', 'pt-BR'],
    category: 'Bicycle',
    brand: 'Any',
    ref: `LIGHT-${Date.now().toString(36)}`,
    description:
      'A flat tyre, a small repair kit and forty minutes: from hiss to rolling again, with a patch that outlives the tyre.',
    tools: ['Two tyre levers', 'Pump', 'Bowl of water'],
    parts: ['Patch', 'Rubber solution', 'Sandpaper'],
  });
  await api.call('PATCH', `/dashboard/projects/${projectUid}`, {
    file: await api.upload('project', await picture('#3f6b5c')),
  });
  for (const [index, [name, text]] of STEPS.entries()) {
    if (index % 4 === 0)
      await api.call('POST', `/dashboard/projects/${projectUid}/steps`, {
        type: 2,
        name: both(`Part ${index / 4 + 1}`, `Parte ${index / 4 + 1}`),
      });
    const { id } = await api.call<{ id: string }>(
      'POST',
      `/dashboard/projects/${projectUid}/steps`,
      { type: 1, name: both(name, `${name} (pt)`), description: both(text, `${text} (pt)`) },
    );
    await api.call('PATCH', `/dashboard/projects/${projectUid}/steps/${id}`, {
      file: await api.upload('step', await picture(`hsl(${index * 30} 40% 45%)`, 800, 600)),
    });
  }
  await api.call('POST', `/dashboard/projects/${projectUid}/faq`, {
    question: both(
      'The tube has no hole at all. Now what?',
      'A câmara não tem furo nenhum. E agora?',
    ),
    answer: both(
      'Look at the valve: turn it under water and see whether it bubbles.',
      'Olhe a válvula: gire debaixo da água e veja se faz bolhas.',
    ),
  });
  await api.call('PATCH', `/dashboard/projects/${projectUid}/publish`);
  return projectUid;
}

export const STEPS = [
  [
    'Turn the bike upside down',
    'Take off the bottle and the lights, then stand the bike on its saddle and handlebar, on grass or an old towel.',
  ],
  [
    'Let the last air out',
    'Open the valve and press the tyre all the way round, so that its edges come loose from the rim.',
  ],
  [
    'Open the quick release',
    'Swing the lever out and hold the nut on the other side while you turn it a few times.',
  ],
  [
    'Lift the wheel out',
    'Open the brake first if the tyre does not fit through, then pull the wheel straight up.',
  ],
  [
    'Lever one side of the tyre off',
    'Put the first lever beside the valve and hook it to a spoke; move the second one along the rim.',
  ],
  [
    'Pull the tube out',
    'Start opposite the valve and leave the other side of the tyre where it is.',
  ],
  [
    'Find the hole',
    'Pump the tube up to twice its width and pass it through the bowl of water until you see bubbles.',
  ],
  [
    'Find what made it',
    'Feel along the inside of the tyre with care: glass and thorns stay in it and would make the next hole.',
  ],
  [
    'Roughen the rubber',
    'Sand a patch of skin larger than the patch itself, until it is dull and clean all over.',
  ],
  [
    'Spread the solution',
    'One thin even layer; wait until it is dry to the touch, about five minutes on a warm day.',
  ],
  [
    'Press the patch on',
    'Take off the foil, lay it on without bending it and press from the middle to the edge for a minute.',
  ],
  [
    'Put it all back',
    'Pump the tube a little, tuck it in from the valve on, push the tyre over the rim by hand and close the brake.',
  ],
] as const;

/** Transferred bytes of a response body. */
export function bytesSent(
  address: string,
  acceptEncoding: string,
): Promise<{ bytes: number; encoding: string | undefined }> {
  return new Promise((resolve, reject) => {
    get(
      address,
      { headers: { 'accept-encoding': acceptEncoding, 'accept-language': 'en' } },
      (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.on('end', () => resolve({ bytes, encoding: answer.headers['content-encoding'] }));
      },
    ).on('error', reject);
  });
}

/** All requests of a page, and the transferred size of its scripts. */
export async function loadWhole(
  page: Page,
  path: string,
): Promise<{ addresses: string[]; scriptBytes: number }> {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await page.goto(path);
  // Requests until the page is idle are counted.
  await page.waitForLoadState('networkidle');
  const scripts = answers.filter((answer) => answer.request().resourceType() === 'script');
  const bodies = await Promise.all(scripts.map((answer) => answer.body()));
  return {
    addresses: answers.map((answer) => answer.url()),
    scriptBytes: bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0),
  };
}

/**
 * Layout shifts from now on, with the old and the new position; call it before the page is opened.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    const state = window as unknown as { shifts: string[] };
    state.shifts = [];
    const place = ({ x, y, width, height }: DOMRect) => `${width}×${height} at ${x}, ${y}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        sources: Source[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const words = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.textContent?.slice(0, 60)}: ${place(previousRect)} to ${place(currentRect)}`,
        );
        state.shifts.push(words.join('; '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
