import { describe, expect, it, vi } from 'vitest';
import { invalidateHere } from '@/server/cache/invalidation';
import { PAGE, start, UID, withCachedServers } from '@/testing/stand-ins/cached-server';

withCachedServers();

describe('cached answers', () => {
  it('of Markdown are stored for each language of guides, and sent when stale as pages are', async () => {
    const { text } = await start();
    const [german, english] = [`${PAGE}.md?lang=de`, `${PAGE}.md?lang=en`];
    for (let round = 0; round < 2; round += 1)
      expect([await text(german), await text(english)]).toEqual(
        [1, 2].map((count) => `<p>undefined rendered ${count}</p>`),
      );
    await text(`${PAGE}.md?lang=xx`);
    expect(await text(`${PAGE}.md?lang=xx`)).toBe('<p>undefined rendered 4</p>');
    const startMs = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(startMs + 16 * 60_000);
    expect(await text(german)).toBe('<p>undefined rendered 1</p>');
    await invalidateHere([`project:${UID}`]);
    expect(await text(english)).not.toBe('<p>undefined rendered 2</p>');
  });
});
