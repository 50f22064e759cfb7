import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messagesFor } from '@/i18n/messages';
import { StepUses } from '@/features/viewer/stage/components/step-uses';
import type { ShownUse } from '@/features/projects/model/amounts/used-line';
import { toViewerProject } from '@/features/viewer/shell/model/viewer-project';
import { sampleProject } from '@/testing/ui/sample-project';
import type { PublicProject } from '@/features/projects/schema';
import { projectTextsIn } from '@/features/projects/model/texts/project-texts';
import { GuideFacts } from '../components/guide-facts';

const PARTS = [
  '500 g flour',
  '1 1/2 cups milk',
  '3 onions (300 g)',
  'salt to taste',
  '2 eggs',
  '100 g butter',
];
const USES = [
  { item: 'i0' },
  { item: 'i5', share: 0.5 },
  { item: 'i1', amount: { value: 1, unit: 'cup' } },
];

const project = {
  ...sampleProject({
    languages: ['en'],
    parts: PARTS,
    partLists: [{ lang: 'en', values: PARTS }],
    items: PARTS.map((_, index) => ({ id: `i${index}`, kind: 'part', fixed: index === 4 })),
    yield: { amount: 4, unit: [{ lang: 'en', value: 'people' }] },
  }),
  creator: { backgroundColor: '' },
} as unknown as PublicProject;

const uses = (): ShownUse[] => {
  const [step] = toViewerProject(
    { ...project, steps: [{ ...STEP, uses: USES }] } as unknown as PublicProject,
    null,
  ).steps;
  return [...(step?.stepUses ?? [])];
};
const STEP = {
  id: 's',
  type: 1,
  name: [],
  description: [],
  alt: [],
  file: null,
  media: [],
  lines: [],
  timers: [],
};

async function show(isAsWritten = false) {
  await act(
    async () =>
      void render(
        <NextIntlClientProvider locale="en" messages={messagesFor('en')}>
          <GuideFacts
            project={project}
            lang="en"
            texts={projectTextsIn(project, 'en')}
            address="/p/x"
            views={<span />}
          />
          <StepUses
            projectUid={project.projectUid}
            makes={{ amount: 4, unit: { value: 'people', lang: 'en', isFallback: false } }}
            uses={uses()}
            lang="en"
            isReady
            isAsWritten={isAsWritten}
          />
        </NextIntlClientProvider>,
      ),
  );
  await screen.findByLabelText('For');
  const [page, step] = screen
    .getAllByRole('list')
    .filter((list) => within(list).queryByText(/flour/));
  const linesOf = (list: HTMLElement | undefined) =>
    within(list as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('label')?.textContent ?? '');
  return { lines: () => linesOf(page), used: () => linesOf(step) };
}
const field = () => screen.getByLabelText<HTMLInputElement>('For');
const asWritten = PARTS;

beforeAll(() => {
  // This DOM has no popovers.
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
});
beforeEach(() => localStorage.clear());

describe('how much of a guide to make', () => {
  it('is as written at first', async () => {
    const { lines, used } = await show();
    expect(field().value).toBe('4');
    expect(lines()).toEqual(asWritten);
    expect(used()).toEqual(['500 g flour', '50 g butter (½ of it)', '1 cup milk']);
    expect(screen.queryByText('Times, tins and temperatures do not scale.')).toBeNull();
  });

  it('is the same on the page and in the viewer, and announced once', async () => {
    const { lines, used } = await show();
    fireEvent.change(field(), { target: { value: '8' } });
    expect(lines()).toEqual([
      '1 kg flour (500 g)',
      '3 cups milk (1 1/2 cups)',
      '3 onions (300 g) (written for 4 people)',
      'salt to taste',
      '2 eggs',
      '200 g butter (100 g)',
    ]);
    expect(used()).toEqual(['1 kg flour (500 g)', '100 g butter (½ of it)', '2 cups milk (1 cup)']);
    expect(screen.getByText('For 8 people', { selector: '[role=status]' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Back to 4' }));
    expect(lines()).toEqual(asWritten);
    expect(field().value).toBe('4');
  });

  it('is as written in a frame', async () => {
    localStorage.setItem(`makerstep_scale:${project.projectUid}`, '[2]');
    const { lines, used } = await show(true);
    expect(lines()[0]).toBe('1 kg flour (500 g)');
    expect(used()).toEqual(['500 g flour', '50 g butter (½ of it)', '1 cup milk']);
  });

  it('follows what is there', async () => {
    const { lines } = await show();
    fireEvent.click(screen.getAllByRole('button', { name: '500 grams' })[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { hidden: true });
    const have = within(dialog).getByRole('spinbutton', { hidden: true });
    fireEvent.change(have, { target: { value: '750' } });
    fireEvent.submit(have.closest('form') as HTMLFormElement);
    expect(field().value).toBe('6');
    expect(lines()[5]).toBe('150 g butter (100 g)');
  });

  it('stays when what is shown is not changed', async () => {
    localStorage.setItem(`makerstep_scale:${project.projectUid}`, `[${2 / 9}]`);
    const { lines } = await show();
    const before = lines();
    expect(before[1]).toBe('⅓ cup milk (1 1/2 cups)');
    fireEvent.click(screen.getByRole('button', { name: '⅓ cup' }));
    const dialog = await screen.findByRole('dialog', { hidden: true });
    const have = within(dialog).getByRole<HTMLInputElement>('spinbutton', { hidden: true });
    expect([have.value, have.max]).toEqual(['0.3333', '150']);
    fireEvent.submit(have.closest('form') as HTMLFormElement);
    expect(lines()).toEqual(before);
  });

  it('is shown in other units, where a line has some', async () => {
    const { lines } = await show();
    fireEvent.change(screen.getByLabelText('Units'), { target: { value: 'metric' } });
    expect(lines().slice(0, 2)).toEqual(['500 g flour', '360 ml milk (1 1/2 cups)']);
  });

  it.each(['{', '[0]', '[1e9]', '["8"]', 'null', '[2,"stone"]'])(
    'ignores what cannot be a choice: %s',
    async (stored) => {
      localStorage.setItem(`makerstep_scale:${project.projectUid}`, stored);
      const { lines } = await show();
      expect(lines()[0]).toBe(stored.startsWith('[2') ? '1 kg flour (500 g)' : '500 g flour');
    },
  );
});
