import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import { isStored, sign, upload } from '../../_testing/uploads';
import { GET, PATCH } from './route';

let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
});
const attach = (profile: object) =>
  call(PATCH, { method: 'PATCH', token: creator.token, body: { creator: profile } });

describe('avatar and cover', () => {
  it('are attached by their keys, replaced and removed, and the storage loses what is replaced', async () => {
    const [first, second, cover] = [
      await upload(creator, 'avatar'),
      await upload(creator, 'avatar'),
      await upload(creator, 'cover'),
    ];
    expect(
      (await attach({ avatar: { url: first, name: 'me.png' } })).body.creator.avatar,
    ).toMatchObject({ key: first, name: 'me.png', url: `http://localhost:3000/files/${first}` });
    const { body } = await attach({ avatar: { url: second }, cover: { url: cover } });
    expect(body.creator).toMatchObject({ avatar: { key: second }, cover: { key: cover } });
    expect(await Promise.all([first, second, cover].map(isStored))).toEqual([false, true, true]);
    // An address sent back as returned means the same picture.
    expect(
      (await attach({ avatar: { url: body.creator.avatar.url } })).body.creator.avatar.key,
    ).toBe(second);
    expect((await attach({ avatar: null })).body.creator).toMatchObject({
      avatar: null,
      cover: { key: cover },
    });
    expect([await isStored(second), await isStored(cover), await db().file.count()]).toEqual([
      false,
      true,
      1,
    ]);
  });

  // security: 25
  it("must be the creator's own uploads of their kind, else nothing changes", async () => {
    const stranger = await buildCreator();
    const theirs = await upload(stranger, 'avatar');
    await call(PATCH, {
      method: 'PATCH',
      token: stranger.token,
      body: { creator: { avatar: { url: theirs } } },
    });
    const [ofStep, ofCover, promised] = [
      await upload(creator, 'step'),
      await upload(creator, 'cover'),
      (await sign(creator, { kind: 'avatar' })).key,
    ];
    const before = (await call(GET, { token: creator.token })).body;
    const wrong = [
      theirs,
      ofStep,
      ofCover,
      promised,
      'https://evil.example/a.png',
      'javascript:alert(1)',
      'file:///etc/passwd',
      'http://127.0.0.1:1/a',
      '../../etc',
      '1',
      ' ',
      `http://localhost:3000/files/${theirs}`,
      `https://evil.example/files/${ofStep}`,
    ];
    for (const url of wrong) {
      const { status, body } = await attach({ name: 'Changed too', avatar: { url } });
      expect([status, body.error.fields], url).toEqual([
        422,
        { 'creator.avatar.url': 'This picture is not one of your uploads.' },
      ]);
    }
    expect((await attach({ cover: { url: await upload(creator, 'avatar') } })).status).toBe(422);
    for (const avatar of [{}, { url: '' }, { url: 7 }, { url: ofStep, key: 'x' }, 'text', []])
      expect((await attach({ avatar })).status, JSON.stringify(avatar)).toBe(422);
    expect((await call(GET, { token: creator.token })).body).toEqual(before);
    expect([await isStored(theirs), await isStored(ofStep)]).toEqual([true, true]);
  });

  it('keep one of two concurrent uploads, and no orphaned file', async () => {
    const keys = [
      await upload(creator, 'avatar'),
      await upload(creator, 'avatar'),
      await upload(creator, 'avatar'),
    ];
    const answers = await Promise.all(keys.map((url) => attach({ avatar: { url } })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { key } = (await call(GET, { token: creator.token })).body.creator.avatar;
    expect(await Promise.all(keys.map(isStored))).toEqual(keys.map((each) => each === key));
  });
});
