import { expect, it } from 'vitest';
import { embedCode } from './embed-code';

// security: 40
it('embeds the page with the name of the guide as title, and escapes it', () => {
  const code = embedCode('https://makers.test/p/k3m9xw2hq7pd/embed', '"><script>x</script> & more');
  expect(code).toContain('src="https://makers.test/p/k3m9xw2hq7pd/embed"');
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;x&lt;/script&gt; &amp; more"');
  expect(code.match(/</g)).toHaveLength(2);
});

it('is one line, fills the width of its place, and allows full screen', () => {
  const code = embedCode('https://makers.test/p/k3m9xw2hq7pd/embed', 'Shelf');
  expect(code).not.toContain('\n');
  expect(code).toMatch(/ style="width:100%;max-width:480px;/);
  expect(code).toContain(' allow="fullscreen"');
});
