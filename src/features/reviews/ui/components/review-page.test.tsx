import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { sampleProject } from '@/testing/ui/sample-project';
import type { ReviewsResponse } from '../../schema';
import { ReviewPage } from './review-page';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));

const UID = 'abcdefghjkmn';
const PROJECT = `/dashboard/projects/${UID}`;
const OUTCOME = `POST ${PROJECT}/reviews/outcome`;
const ANA = { id: 'ana', name: 'Ana' };
const BRUNO = { id: 'bruno', name: 'Bruno Lima' };
const facts = (fields: Partial<ReviewsResponse> = {}): ReviewsResponse => ({
  digest: 'a'.repeat(64),
  state: 'asked',
  needsSecondPerson: true,
  mayPublish: false,
  mayApprove: true,
  waitsFor: [BRUNO],
  changedBy: [{ ...ANA, itemId: 'glue', at: new Date().toISOString() }],
  lookAgainOn: null,
  results: [review({})],
  totalResults: 1,
  ...fields,
});
const review = (fields: object) => ({
  id: 'r',
  askedBy: ANA,
  askedOf: null,
  note: 'Is the torque right?',
  askedAt: '2026-11-20T10:00:00.000Z',
  outcome: null,
  outcomeBy: null,
  outcomeNote: '',
  outcomeAt: null,
  isOfThisDraft: true,
  ...fields,
});
const approved = facts({
  state: 'approved',
  mayPublish: true,
  results: [
    review({ outcome: 'approved', outcomeBy: BRUNO, outcomeAt: '2026-11-21T10:00:00.000Z' }),
  ],
});
const step = (id: string) => ({
  id,
  type: 1,
  file: null,
  alt: [],
  media: [],
  lines: [],
  name: [{ lang: 'en', value: id }],
  description: [],
});
const lapsed = () => ({
  status: 409,
  body: { error: { code: 'approval_lapsed', message: 'No.' } },
});

let answers: Record<string, () => unknown>;
const bodies: unknown[] = [];
beforeEach(() => {
  bodies.length = 0;
  answers = {
    [`GET ${PROJECT}/reviews`]: () => facts(),
    [`GET ${PROJECT}`]: () =>
      sampleProject({ versionNumber: null, steps: [step('saw'), step('glue')] }),
  };
  vi.stubGlobal('fetch', (address: string, { method, body }: RequestInit) => {
    if (body) bodies.push(JSON.parse(String(body)));
    const answer = answers[`${method} ${address.replace(/^.*\/v1/, '')}`]?.() as {
      status?: number;
      body?: object;
    };
    const refused = answer.body !== undefined;
    return Promise.resolve(
      Response.json(refused ? answer.body : answer, { status: refused ? answer.status : 200 }),
    );
  });
});
/** The answer to the next decision, and to what is read after it. */
function decides(answer: ReviewsResponse) {
  answers[OUTCOME] = () => {
    answers[`GET ${PROJECT}/reviews`] = () => answer;
    return answer;
  };
}
function open(you = 'bruno') {
  renderUi(<ReviewPage projectUid={UID} you={you} mayWrite={false} beside={() => null} />);
  return userEvent.setup();
}

describe('the review of a draft', () => {
  it('says who waits for it and who changed what', async () => {
    open();
    expect(await screen.findByText('Waiting for a second person')).toBeTruthy();
    expect(screen.getByText('Is the torque right?')).toBeTruthy();
    expect(screen.getByText('Ana changed step 2, now')).toBeTruthy();
    expect(screen.getByText('saw')).toBeTruthy();
  });

  it('shows what the guide makes, and which lines do not scale', async () => {
    answers[`GET ${PROJECT}`] = () =>
      sampleProject({
        versionNumber: null,
        kind: 2,
        yield: { amount: 40, unit: [{ lang: 'en', value: 'rolls' }] },
        parts: ['500 g flour', '1 egg'],
        tools: ['bowl'],
        items: [
          { id: 'f', kind: 'part', fixed: false },
          { id: 'e', kind: 'part', fixed: true },
          { id: 'b', kind: 'tool', fixed: false },
        ],
      });
    open();
    expect((await screen.findByText('Kind')).parentElement?.textContent).toBe('KindRecipe');
    expect(screen.getByText('Yield').parentElement?.textContent).toBe('Yield40rolls');
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual(
      expect.arrayContaining(['500 g flour', '1 egg (does not scale)', 'bowl']),
    );
  });

  it('is approved with the keyboard alone, exactly as it was read', async () => {
    const user = open();
    decides(approved);
    (await screen.findByRole('button', { name: 'Approve' })).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Approved by Bruno Lima')).toBeTruthy();
    expect(bodies).toEqual([{ outcome: 'approved', digest: 'a'.repeat(64), note: '' }]);
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('shows the new draft in place of an approval of the old one', async () => {
    const user = open();
    const button = await screen.findByRole('button', { name: 'Approve' });
    answers[OUTCOME] = lapsed;
    answers[`GET ${PROJECT}/reviews`] = () => facts({ digest: 'b'.repeat(64) });
    answers[`GET ${PROJECT}`] = () => sampleProject({ versionNumber: null, steps: [step('bolt')] });
    await user.click(button);
    expect(await screen.findByText('bolt')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toMatch(/has changed since you opened it/);
    decides(approved);
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await screen.findByText('Approved by Bruno Lima');
    expect(bodies.at(-1)).toMatchObject({ digest: 'b'.repeat(64) });
  });

  it('keeps the note of somebody whose draft has changed meanwhile', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Please change' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByText('Say what should change.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox'), 'Too tight');
    answers[OUTCOME] = lapsed;
    answers[`GET ${PROJECT}/reviews`] = () => facts({ digest: 'b'.repeat(64) });
    answers[`GET ${PROJECT}`] = () => sampleProject({ versionNumber: null, steps: [step('bolt')] });
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await dialog.findByRole('alert');
    expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Too tight');
    decides(
      facts({
        state: 'changes',
        digest: 'b'.repeat(64),
        results: [review({ outcome: 'changes', outcomeBy: BRUNO, outcomeNote: 'Too tight' })],
      }),
    );
    await screen.findByText('bolt');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Changes requested by Bruno Lima')).toBeTruthy();
    expect(bodies.at(-1)).toMatchObject({ digest: 'b'.repeat(64), note: 'Too tight' });
  });

  it('is not approved by who changed it, who is told why', async () => {
    answers[`GET ${PROJECT}/reviews`] = () => facts({ mayApprove: false });
    open('ana');
    expect(await screen.findByText('You changed step 2, now')).toBeTruthy();
    expect(screen.getByText(/another person must approve it/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});
