import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
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

/** Creates a published guide for each test, without rate limits. */
export function withVisitedProject(): void {
  beforeEach(async () => {
    liftLimits();
    built = await buildPublished({ steps: 3, languages: ['pt-BR', 'en'] });
  });
}
