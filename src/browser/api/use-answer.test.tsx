import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAnswer } from './use-answer';

type Question = {
  signal: AbortSignal;
  answer: (value: string) => Promise<void>;
  fail: () => Promise<void>;
};

function open() {
  const questions: Question[] = [];
  const ask = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      questions.push({
        signal,
        answer: (value) => act(async () => resolve(value)),
        fail: () => act(async () => reject(new Error('no'))),
      });
    });
  const hook = renderHook(({ key }) => useAnswer(key, ask), { initialProps: { key: 'a' } });
  const question = (index: number) => {
    const found = questions[index];
    if (!found) throw new Error('No request was made.');
    return found;
  };
  return { ...hook, question, asked: () => questions.length };
}

it('never shows an older answer for a newer question, and keeps the previous answer until then', async () => {
  const { result, rerender, question } = open();
  expect(result.current).toMatchObject({ answer: undefined, isLoading: true });
  await question(0).answer('of a');
  expect(result.current).toMatchObject({ answer: 'of a', isLoading: false });
  rerender({ key: 'b' });
  rerender({ key: 'c' });
  expect(question(1).signal.aborted).toBe(true);
  expect(result.current).toMatchObject({ answer: 'of a', isLoading: true });
  await question(2).answer('of c');
  await question(1).answer('of b');
  expect(result.current).toMatchObject({ answer: 'of c', isLoading: false });
});

it('reports a failure and retries on request', async () => {
  const { result, question, asked } = open();
  await question(0).fail();
  expect(result.current).toMatchObject({ hasFailed: true, isLoading: false });
  act(() => result.current.retry());
  expect(result.current).toMatchObject({ hasFailed: false, isLoading: true });
  expect(asked()).toBe(2);
  await question(1).answer('there');
  expect(result.current).toMatchObject({ answer: 'there', hasFailed: false });
});

it('aborts its request on unmount', () => {
  const { unmount, question } = open();
  unmount();
  expect(question(0).signal.aborted).toBe(true);
});
