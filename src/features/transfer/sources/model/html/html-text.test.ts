import { describe, expect, it } from 'vitest';
import { htmlContent, htmlText } from './html-text';

const read = (text: string) =>
  htmlText(text)
    .replace(/\n{2,}/g, '\n')
    .trim();

describe('a text with HTML', () => {
  it.each([
    ['<!-- wp:paragraph -->\n<p>Mix the glue.</p>\n<!-- /wp:paragraph -->', 'Mix the glue.'],
    ['Mix<!-- not this --> it', 'Mix it'],
    ['Mix <!-- not this', 'Mix'],
    ['<!--[if gte mso 9]><xml></xml><![endif]-->Mix', 'Mix'],
    [
      '&frac12; tsp, 1 m&sup2;, &frac14; cup, 5 &micro;m, &#189; &#xBD;',
      '½ tsp, 1 m², ¼ cup, 5 µm, ½ ½',
    ],
    ['1<sup>1</sup>/<sub>2</sub> cups, 3 m<sup>2</sup>, CO<sub>2</sub>', '1½ cups, 3 m², CO₂'],
    ['<article><mark>Mix</mark> <kbd>it</kbd></article><hr><o:p></o:p>', 'Mix it'],
    ['<dl><dt>Glue</dt><dd>Wood</dd></dl>', 'Glue\nWood'],
    ['<table><tr><td>2</td><td>eggs</td></tr></table>', '2 eggs'],
    ['<table><tr><th>M8</th><td><b>25</b> Nm</td><td>1/2</td></tr></table>', 'M8 | 25 Nm | 1/2'],
    [
      '10<sup>-3</sup>, 10<sup>−3</sup>, 10<sup>2.5</sup>, 10<sup>x</sup>',
      '10⁻³, 10⁻³, 10^(2.5), 10^x',
    ],
    [
      '2<sup>11</sup>&frasl;<sub>16</sub> in, <sup>3</sup>⁄<sub>7</sub>, 3<sup>1/2</sup>',
      '2 11/16 in, 3/7, 3½',
    ],
    [
      '1<sup>st</sup>, 180<sup>o</sup>C, 5 m<sup>2</sup>/3 h, x<sup>[1]</sup>',
      '1st, 180ºC, 5 m²/3 h, x[1]',
    ],
    ['1<sup><b>1</b></sup>/<sub>2</sub>, a<sup>2', '1½, a²'],
    [
      '<ol start=3><li>a<li value="5">b</ol><ol type=I><li>c</ol><ul><li>d</ul>',
      '3. a\n5. b\nI. c\n• d',
    ],
    ['Turn <s>left</s> <del>now</del><strike> or</strike> right', 'Turn right'],
    ['<p>Mix\nit.</p>\n<p>Bake.</p>', 'Mix it.\nBake.'],
    ['&lt;p&gt;Mix it.&lt;/p&gt;&lt;p&gt;Bake.&lt;/p&gt;', 'Mix it.\nBake.'],
    ['Mix it.&lt;br /&gt;Bake.', 'Mix it.\nBake.'],
    ['<P CLASS="a > b">Mix</P>', 'Mix'],
    ['<![CDATA[Mix &amp; bake]]>', 'Mix &amp; bake'],
    ['&#x110000;&nope;', '\ufffd&nope;'],
    ['<p>Mix<svg><title>x</title></svg> it</p>', 'Mix it'],
    ['<p>Use <template> here', 'Use here'],
  ])('%s', (html, text) => {
    expect(read(html)).toBe(text);
  });

  it.each([
    'Use <head> & "x"',
    'Use <video> and <center> here',
    'if a <b then',
    '3 < 4 > 2',
    'Write &amp; instead of &',
    'R&D, AT&T',
    '<your name>',
    'Put it between <head> and </head>',
  ])('%s stays as it is', (text) => {
    expect(htmlText(text)).toBe(text);
  });

  it('keeps double escaping', () => {
    expect([
      htmlText('Write &amp;amp; for it'),
      htmlText('Write &amp;lt;br&amp;gt;'),
      htmlText('Wrap it in &lt;p&gt;'),
      htmlText('Salt &amp; oil'),
    ]).toEqual(['Write &amp; for it', 'Write &lt;br&gt;', 'Wrap it in <p>', 'Salt & oil']);
  });

  it('returns its pictures, videos and embedded pages', () => {
    expect(
      htmlContent(
        '<p>Mix<img src="data:image/gif;base64,x" data-src="//a.example/1.jpg" alt="A bowl"><noscript><img src="https://a.example/1.jpg"></noscript><iframe src="https://www.youtube.com/embed/x"></iframe></p><video><source src="https://a.example/1.mp4"><source src="https://a.example/1.webm">Old browser</video><iframe src="https://map.example/"></iframe>',
      ),
    ).toEqual({
      text: expect.stringMatching(/^\s*Mix\s*$/),
      pictures: [{ source: 'https://a.example/1.jpg', alt: 'A bowl' }],
      media: [
        { kind: 'video', source: 'https://www.youtube.com/embed/x' },
        { kind: 'video', source: 'https://a.example/1.mp4' },
        { kind: 'embed', source: 'https://map.example/' },
      ],
      struck: [],
    });
    expect(htmlContent('<p>a <del>b <i>c</i></del> <del>never ends</p>')).toMatchObject({
      text: expect.stringMatching(/^\s*a never ends\s*$/),
      struck: ['b c'],
    });
  });
});
