import { expect, it } from 'vitest';
import { creatorUidIn } from './creator-uid';

it('finds the creator in the address of a page, or in the uid alone', () => {
  const uid = 'c4d6f8h2j9n3';
  for (const text of [
    uid,
    ` ${uid} `,
    `/c/${uid}`,
    `https://x.example/c/${uid}?lang=en`,
    `x.example/c/${uid}/`,
  ])
    expect(creatorUidIn(text), text).toBe(uid);
  for (const text of ['', 'Ana', `/p/${uid}`, `https://x.example/c/`, `/c/${uid}/2/x`])
    expect(creatorUidIn(text), text).toBeUndefined();
});
