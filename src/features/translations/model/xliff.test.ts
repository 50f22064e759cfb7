import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, problemOf, unit } from '@/testing/texts/translation-units';
import { readXliff } from './read-xliff';
import { writeXliff } from './write-xliff';

const xliff = (body: string, head = '') =>
  `<?xml version="1.0"?>${head}\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n<file source-language="en-US" target-language="pt_BR">\n<body>\n${body}\n</body></file></xliff>`;

describe('XLIFF', () => {
  it('is well-formed and has the elements of 1.2 in order', () => {
    const all = [unit(1, 'Cut & <glue>', 'Corte "já"'), unit(2, 'Two\nlines')];
    const document = XmlDocument.fromString(writeXliff(all, LANGUAGES, 'makerstep:x'));
    const names = (xpath: string) =>
      document
        .find(xpath, { x: 'urn:oasis:names:tc:xliff:document:1.2' })
        .map((node) => (node as { name?: string }).name);
    expect(names('/x:xliff/x:file/x:body/x:trans-unit[1]/*')).toEqual([
      'source',
      'target',
      'context-group',
      'note',
    ]);
    expect(names('//x:trans-unit[@maxwidth="500" and @size-unit="char" and @id]')).toHaveLength(2);
    expect(
      names(
        '//x:file[@original and @source-language="en" and @target-language="pt-BR" and @datatype="plaintext"]',
      ),
    ).toHaveLength(1);
    expect(names('//x:target[@state="needs-translation"][not(node())]')).toHaveLength(1);
    document.dispose();
  });

  it('is parsed as tools write it: prefixes, regions, groups, inline marks, alternatives', () => {
    const {
      from,
      to,
      units: found,
    } = readXliff(
      xliff(`<group id="g"><trans-unit id="a"><source>One</source><seg-source><mrk mtype="seg" mid="0">One</mrk></seg-source>
      <target state="final"><mrk mtype="seg" mid="0">Um</mrk> <g id="1">só</g><x id="2" ctype="lb"/>aqui</target>
      <alt-trans match-quality="50"><source>On</source><target>Outro</target></alt-trans></trans-unit></group>`),
    );
    expect([from, to]).toEqual(['en', 'pt-BR']);
    expect(found).toMatchObject([{ id: 'a', source: 'One', target: 'Um só\naqui', line: 5 }]);
  });

  it.each([
    [
      'pretty-printed',
      '\n\t<g id="1">\n\t\t<mrk mtype="seg" mid="1">Um.</mrk> \n\t\t<mrk mtype="seg" mid="2">Dois.</mrk>\n\t</g>\n',
      'Um. Dois.',
    ],
    ['without blanks', '<mrk mtype="seg">Um.</mrk><mrk mtype="seg">Dois.</mrk>', 'Um. Dois.'],
    ['with blanks', '<mrk mtype="seg">Um.</mrk> <mrk mtype="seg">Dois.</mrk>', 'Um. Dois.'],
    [
      'with a blank in them',
      '<mrk mtype="seg">Um. </mrk><mrk mtype="seg">Dois.</mrk>',
      'Um. Dois.',
    ],
    [
      'with lines in them',
      '\r\n<mrk mtype="seg">\r\n    Um.\r\n  </mrk>\r\n  <mrk mtype="seg">Dois &amp; três.</mrk>',
      'Um. Dois & três.',
    ],
    ['of a part of a word', 'A<g id="1">lém</g>-mar', 'Além-mar'],
    [
      'with a placeholder for a line break',
      '<mrk mtype="seg">Um.</mrk><x id="1" ctype="lb"/><mrk mtype="seg">Dois.</mrk>',
      'Um.\nDois.',
    ],
  ])('has one blank between segments %s', (_, target, text) => {
    const [found] = readXliff(
      xliff(`<trans-unit id="a"><source>One. Two.</source><target>${target}</target></trans-unit>`),
    ).units;
    expect(found?.target.trim()).toBe(text);
  });

  it('has line breaks between segments where the original has them', () => {
    const read = (target: string) =>
      readXliff(
        xliff(
          `<trans-unit id="a"><source>One.\nTwo. Three.</source><target>${target}</target></trans-unit>`,
        ),
      ).units[0]?.target.trim();
    expect(
      read('<mrk mtype="seg">Um.</mrk>\n<mrk mtype="seg">Dois.</mrk> <mrk mtype="seg">Três.</mrk>'),
    ).toBe('Um.\nDois. Três.');
    expect(
      read(
        '\n\t<mrk mtype="seg">Um.</mrk>\n\n\t<mrk mtype="seg">Dois.</mrk> \n\t<mrk mtype="seg">Três.</mrk>\n',
      ),
    ).toBe('Um.\nDois. Três.');
  });

  it('rejects texts with tags that stand for content', () => {
    expect(
      problemOf(() =>
        readXliff(
          xliff(
            '<trans-unit id="a"><source>One</source><target>Um<ph id="1">&lt;br/&gt;</ph></target></trans-unit>',
          ),
        ),
      ),
    ).toEqual(['translationTags']);
  });

  it.each([
    [
      'an entity bomb',
      xliff('', '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>'),
      'translationDoctype',
    ],
    [
      'an outer entity',
      xliff('', '<!DOCTYPE x SYSTEM "file:///etc/passwd">'),
      'translationDoctype',
    ],
    [
      'another version',
      xliff('').replace('version="1.2"', 'version="2.1"'),
      'translationXliffVersion',
    ],
    ['another document', '<html></html>', 'translationNoXliff'],
    [
      'half a file',
      xliff('<trans-unit id="a"><source>One</source>').slice(0, -30),
      'translationDamaged',
    ],
    ['deep nesting', xliff('<group>'.repeat(100_000)), 'translationDamaged'],
    [
      'languages that change',
      xliff('').replace('</xliff>', '<file source-language="en" target-language="de"/></xliff>'),
      'translationMixed',
    ],
  ])('refuses %s', (_, text, key) => {
    expect(problemOf(() => readXliff(text))).toMatchObject({ key });
  });

  it('resolves nothing: an unknown entity stays unchanged', () => {
    expect(
      readXliff(xliff('<trans-unit id="a"><target>&secret;</target></trans-unit>')).units[0]
        ?.target,
    ).toBe('&secret;');
  });
});
