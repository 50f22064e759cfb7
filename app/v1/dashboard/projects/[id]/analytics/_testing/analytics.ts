import { randomUUID } from 'node:crypto';
import { beforeEach, expect } from 'vitest';
import { call, type CallOptions, untilServed } from '@/testing/api';
import { buildPublished } from '@/testing/database/factories';
import { liftLimits, recordBody } from '../../../../../_testing/good-bodies';
import { POST as send } from '../../../../../projects/[id]/analytics/route';
import { GET as read } from '../route';

export let built: Awaited<ReturnType<typeof buildPublished>>;
export const ask = (options: CallOptions = {}, handler = read) =>
  call(handler, {
    token: built.creator.token,
    params: { id: built.project.projectUid },
    ...options,
  });
export const idOf = (index: number) => built.project.steps[index]?.id ?? '';
/** A new visit with these seconds on the first, second … step; `parts` override its fields. */
export const visit = (
  seconds: number[],
  parts: Record<string, unknown> = {},
  address = '192.0.2.7',
) => {
  const duration = seconds.reduce((sum, each) => sum + each, 0) * 1000;
  const whole = recordBody([]);
  const body = {
    ...whole,
    sessionId: randomUUID(),
    duration,
    endTime: new Date(Date.parse(whole.startTime) + duration).toISOString(),
    steps: seconds.map((each, index) => ({
      step: index + 1,
      stepId: idOf(index),
      time: each * 1000,
    })),
    ...parts,
  };
  return untilServed(() => call(send, { params: { id: built.project.id }, body, address }));
};

/** The lines of a table, with its head. */
export const linesOf = async (query: Record<string, string> = {}, handler = read) => {
  const request = new Request(`http://localhost:3000/v1/x?${new URLSearchParams(query)}`, {
    headers: { accept: 'text/csv', authorization: `Bearer ${built.creator.token}` },
  });
  const answer = await handler(request, { params: Promise.resolve({ id: built.project.id }) });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  return (await answer.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
};

/** Creates a published guide for each test, without rate limits. */
export function withVisitedProject(): void {
  beforeEach(async () => {
    liftLimits();
    built = await buildPublished({ steps: 3, languages: ['pt-BR', 'en'] });
  });
}
