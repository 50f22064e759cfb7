import { describe, expect, it } from 'vitest';
import {
  addable,
  isBusy,
  orderWith,
  type QueueAction,
  queueReducer,
  type QueuedPicture,
  stepOf,
  uploadable,
} from './picture-queue';

const after = (...actions: QueueAction[]) =>
  actions.reduce<readonly QueuedPicture[]>(queueReducer, []);
const added: QueueAction = {
  type: 'added',
  pictures: ['a', 'b', 'c', 'd'].map((id) => ({ id, fileName: `${id}.jpg` })),
};
const to = (id: string, change: Partial<QueuedPicture>): QueueAction => ({
  type: 'changed',
  id,
  change,
});

describe('pictures that become steps', () => {
  it('upload three at once, in their order', () => {
    expect(uploadable(after(added))).toEqual(['a', 'b', 'c']);
    expect(
      uploadable(after(added, to('a', { stage: 'sending' }), to('b', { stage: 'preparing' }))),
    ).toEqual(['c']);
    expect(
      uploadable(after(added, to('a', { stage: 'failed' }), to('b', { stage: 'sent' }))),
    ).toEqual(['c', 'd']);
  });

  it('become steps in their order, and never wait for a failed one', () => {
    const file = { name: 'b.jpg', url: '1-b' };
    expect(addable(after(added, to('b', { stage: 'sent', file })))).toBeUndefined();
    expect(
      addable(after(added, to('a', { stage: 'failed' }), to('b', { stage: 'sent', file })))?.id,
    ).toBe('b');
    expect(
      addable(after(added, to('a', { stage: 'adding' }), to('b', { stage: 'sent', file }))),
    ).toBeUndefined();
  });

  it('are uploaded again after a failure only when they had not arrived', () => {
    const failed = after(
      added,
      to('a', { stage: 'failed', error: 'No.' }),
      to('b', { stage: 'failed', error: 'No.', file: { name: 'b', url: '1-b' } }),
      { type: 'retried', id: 'a' },
      { type: 'retried', id: 'b' },
    );
    expect(failed.slice(0, 2).map(({ stage, error }) => [stage, error])).toEqual([
      ['waiting', undefined],
      ['sent', undefined],
    ]);
  });

  it('continue when the network is back, if they failed offline', () => {
    const queue = after(
      added,
      to('a', { stage: 'failed', error: 'No answer.', isUnreachable: true }),
      to('b', { stage: 'failed', error: 'Too large.' }),
      { type: 'backOnline' },
    );
    expect(queue.slice(0, 2).map(({ stage, error }) => [stage, error])).toEqual([
      ['waiting', undefined],
      ['failed', 'Too large.'],
    ]);
  });

  it('are settled when each is done, failed or removed', () => {
    const all = ['a', 'b', 'c'].map((id) => to(id, { stage: 'done' }));
    expect(isBusy(after(added, ...all))).toBe(true);
    expect(isBusy(after(added, ...all, to('d', { stage: 'failed' })))).toBe(false);
    expect(isBusy(after(added, ...all, { type: 'removed', id: 'd' }))).toBe(false);
    expect(after(added, { type: 'cleared' })).toEqual([]);
  });

  it('get their position also when they are late', () => {
    const late = after(
      added,
      to('a', { stage: 'done', stepId: 's1' }),
      to('b', { stage: 'adding' }),
      to('c', { stage: 'done', stepId: 's3' }),
      to('d', { stage: 'done', stepId: 's4' }),
    );
    expect(orderWith(late, 'b', 's2', ['s0', 's1', 's3', 's4', 's2'])).toEqual([
      's0',
      's1',
      's2',
      's3',
      's4',
    ]);
    expect(orderWith(late, 'd', 's4', ['s1', 's3', 's4'])).toBeUndefined();
  });

  it('come after the row that was chosen, in their order, also when they are late', () => {
    const chosen = after(
      { type: 'added', pictures: ['a', 'b'].map((id) => ({ id, fileName: id, after: 's1' })) },
      to('b', { stage: 'done', stepId: 'sb' }),
    );
    expect(orderWith(chosen, 'b', 'sb', ['s1', 's2', 'sb'])).toEqual(['s1', 'sb', 's2']);
    const both = queueReducer(chosen, to('a', { stage: 'done', stepId: 'sa' }));
    expect(orderWith(both, 'a', 'sa', ['s1', 'sb', 's2', 'sa'])).toEqual(['s1', 'sa', 'sb', 's2']);
    expect(orderWith(both, 'b', 'sb', ['s1', 'sa', 's2', 'sb'])).toEqual(['s1', 'sa', 'sb', 's2']);
    expect(orderWith(both, 'a', 'sa', ['s1', 'sa', 'sb'])).toBeUndefined();
    expect(orderWith(both, 'a', 'sa', ['s2', 'sa'])).toBeUndefined();
  });
});

it('knows the step of a group once one of its pictures has made it', () => {
  const queue = ['a', 'b', 'c'].map((id) => ({
    id,
    fileName: id,
    stage: 'sent' as const,
    ...(id === 'c' ? {} : { group: 'a' }),
  }));
  const [a, b, c] = queue as [QueuedPicture, QueuedPicture, QueuedPicture];
  expect(stepOf(queue, b)).toBeUndefined();
  expect(stepOf([{ ...a, stepId: 's' }, b, c], b)).toBe('s');
  // The first one failed and is tried again.
  expect(stepOf([a, { ...b, stepId: 's' }, c], a)).toBe('s');
  expect(stepOf([{ ...a, stepId: 's' }, b, c], c)).toBeUndefined();
});
