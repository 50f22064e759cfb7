import { expect, it } from 'vitest';
import {
  bold,
  type Docx,
  item,
  subitem,
  docxParts,
  graphic,
  h1,
  p,
  picture,
  style,
  table,
  text,
  title,
} from '@/testing/docx';
import { readTaskWithWord } from '../read-task';

it('names what is left out, with its place', async () => {
  const body =
    title('Drill') +
    h1('Fit the bearing') +
    `<w:p><w:r><w:t>Press it on.</w:t></w:r><w:del w:id="1"><w:r><w:delText>Hammer it.</w:delText></w:r></w:del>${text('Ask Ana first.', '<w:vanish/>')}<w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:commentReference w:id="0"/></w:r></w:p>` +
    `<w:p><w:r><w:drawing>${graphic('rIdE')}</w:drawing></w:r><w:r><w:drawing>${graphic('rIdL', 'link')}</w:drawing></w:r></w:p>` +
    `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp/></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape/></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>` +
    `<w:p><w:r><w:drawing><a:graphic><a:graphicData><c:chart r:id="rId1"/></a:graphicData></a:graphic></w:drawing></w:r></w:p>` +
    `<w:p><w:r><w:object><v:shape><v:imagedata r:id="rId1"/></v:shape></w:object></w:r><m:oMath/></w:p>`;
  const parts = docxParts({
    body,
    rels: '<Relationship Id="rIdE" Type="x/image" Target="media/a.emf"/><Relationship Id="rIdL" Type="x/image" Target="https://a.example/b.png" TargetMode="External"/>',
    files: { 'word/header1.xml': '<w:hdr><w:t>Acme</w:t></w:hdr>' },
  }) as Record<string, string>;
  const { guides, refusals } = await readTaskWithWord({
    files: [{ name: 'a/drill.docx', text: '', parts }],
  });
  expect(JSON.stringify(guides)).not.toMatch(/Hammer|Ana|https:|Acme/);
  const below = 'Press it on.';
  expect(refusals).toEqual(
    [
      ['header', 'none'],
      ['deletion', below],
      ['hidden', below],
      ['footnote', below],
      ['comment', below],
      ['format', below],
      ['linked', below],
      ['drawing', below],
      ['chart', below],
      ['object', below],
      ['equation', below],
    ].map(([kind, place]) => ({
      file: 'a/drill.docx',
      reason: 'word_part_left_out',
      values: { kind, count: 1, below: place },
    })),
  );
});

const VANISH = '<w:rPr><w:vanish/></w:rPr>';
const HIDDEN = { styles: style('H', 'H', VANISH) };
const secret = p('SECRET');

it.each<[string, Partial<Docx>]>([
  [
    'its style',
    { ...HIDDEN, body: secret.replace('<w:p>', '<w:p><w:pPr><w:pStyle w:val="H"/></w:pPr>') },
  ],
  [
    'the style of all text without one',
    {
      body: secret,
      styles: style('N', 'Normal', VANISH).replace('<w:style', '<w:style w:default="1"'),
    },
  ],
  [
    'the defaults of the document',
    {
      body: secret,
      files: {
        'word/styles.xml': String(docxParts({ body: '' })['word/styles.xml']).replace(
          '<w:rPr>',
          '<w:rPr><w:vanish/>',
        ),
      },
    },
  ],
  [
    'its style, beside a text box',
    {
      ...HIDDEN,
      body: `<w:p><w:pPr><w:pStyle w:val="H"/></w:pPr><w:r><w:pict><v:shape><v:textbox><w:txbxContent>${p('box')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>${text('SECRET')}</w:p>`,
    },
  ],
  [
    'the style of its table',
    {
      ...HIDDEN,
      body: table([['SECRET']]).replace('<w:tblPr/>', '<w:tblPr><w:tblStyle w:val="H"/></w:tblPr>'),
    },
  ],
  [
    'the deletion of its cell',
    { body: table([['a', '<w:tcPr><w:cellDel w:id="1"/></w:tcPr>' + secret]]) },
  ],
  [
    'its hidden picture',
    { body: p(picture(1, 'SECRET').replace('<wp:docPr', '<wp:docPr hidden="1"')) },
  ],
])('leaves out what is hidden by %s', async (_, { body = '', ...docx }) => {
  const steps = [1, 2].map((number) => item(text(`Drill ${number}.`, '<w:vanish w:val="0"/>')));
  const parts = docxParts({ body: steps.join(body), ...docx }) as Record<string, string>;
  const { guides, refusals } = await readTaskWithWord({
    files: [{ name: 'drill.docx', text: '', parts }],
  });
  expect(guides).toMatchObject([{ input: { steps: [{}, {}] } }]);
  expect(JSON.stringify(guides)).not.toContain('SECRET');
  expect(refusals.map(({ values }) => values?.['kind'])).toContain(
    body.includes('cellDel') ? 'deletion' : 'hidden',
  );
});

it('keeps bold words, links, raised digits, alt texts and text boxes', async () => {
  const parts = docxParts({
    rels: '<Relationship Id="rIdW" Type="x/hyperlink" Target="https://a.example/" TargetMode="External"/>',
    body:
      title('Drill') +
      p(`<w:hyperlink r:id="rIdW">${text('Data sheet')}</w:hyperlink>`) +
      h1('Fit') +
      p(
        bold('Press') +
          text(' it on, 10') +
          text('-3', '<w:vertAlign w:val="superscript"/>') +
          text(' bar, ') +
          text('never', '<w:strike/>') +
          text('twice', '<w:dstrike/>') +
          text(' * dry') +
          picture(1, 'The bearing') +
          picture(2, 'C:\\Users\\Ana\\IMG_1.jpg'),
      ) +
      `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx><w:txbxContent>${p('In a box')}</w:txbxContent></wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${p('In a box')}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
  }) as Record<string, string>;
  const { guides, refusals } = await readTaskWithWord({
    files: [{ name: 'drill.docx', text: '', parts }],
  });
  expect(guides[0]).toMatchObject({
    input: {
      description: '[Data sheet](https://a.example/)',
      steps: [
        {
          description: [{ value: '**Press** it on, 10⁻³ bar, * dry\n\nIn a box' }],
          alt: [{ value: 'The bearing' }],
          further: [{}],
        },
      ],
    },
  });
  expect(JSON.stringify(guides)).not.toContain('Ana');
  expect(refusals).toMatchObject([{ reason: 'struck_left_out', values: { source: 'nevertwice' } }]);
});

it('numbers points as Word does', async () => {
  const parts = docxParts({
    body:
      title('Drill') +
      h1('Fit') +
      item('Mark it.') +
      subitem('here') +
      p('Wait.') +
      item('Drill it.') +
      p('Then see 2.') +
      p('Clean it.', { list: '#' }).replace('w:numId w:val="1"', 'w:numId w:val="7"') +
      h1('Test') +
      p('Run it.'),
    files: {
      'word/numbering.xml': String(docxParts({ body: '' })['word/numbering.xml']).replace(
        '</w:numbering>',
        '<w:num w:numId="7"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num></w:numbering>',
      ),
    },
  }) as Record<string, string>;
  const { guides } = await readTaskWithWord({
    files: [{ name: 'drill.docx', text: '', parts }],
  });
  expect(guides[0]).toMatchObject({
    input: {
      steps: [
        {
          description: [
            {
              value:
                '1. Mark it.\n  • here\n\nWait.\n\n2. Drill it.\n\nThen see 2.\n\n5. Clean it.',
            },
          ],
        },
        {},
      ],
    },
  });
});
