import { expect, it } from 'vitest';
import { recordedExample } from './record-example';
import type { buildWhole } from './good-bodies';

const whole = {
  project: { projectUid: 'q4r6t8k7m2p9', id: '0f7c1f7e-1a10-4000-8000-00000000000a', steps: [] },
  questions: [],
  feedback: { id: '0f7c1f7e-1a10-4000-8000-00000000000b' },
  report: { id: '0f7c1f7e-1a10-4000-8000-00000000000c' },
  creator: { email: 'ana@makerstep.example', uid: 'a1b2c3d4e5f6' },
} as unknown as Awaited<ReturnType<typeof buildWhole>>;

it.each(['a'.repeat(43), `-${'a'.repeat(42)}`, `${'a'.repeat(42)}-`, `-${'_'.repeat(41)}-`])(
  'hides a token, whatever it begins and ends with: %s',
  (refreshToken) => {
    const answer = { tokens: { refresh: { token: refreshToken } } };
    expect(
      recordedExample(
        { body: { refreshToken } },
        { status: 200, body: answer, headers: new Headers() } as never,
        whole,
      ),
    ).toEqual({
      body: { refreshToken: 'an-example-that-opens-nothing' },
      answer: { tokens: { refresh: { token: 'an-example-that-opens-nothing' } } },
    });
  },
);
