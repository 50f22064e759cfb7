import mammoth from 'mammoth';
import type { Refusal, TextFile } from '../../../model/reader';
import { shownDocument } from '../../../sources/model/docx/shown-document';
import { NOWHERE } from '../../../sources/model/docx/word-notices';
import { WordNumbers } from '../../../sources/model/docx/word-numbers';
import { STYLE_MAP, stylesIn } from '../../../sources/model/docx/word-styles';
import { type Targets, targetsIn } from '../../../sources/model/docx/word-targets';

type Input = Parameters<typeof mammoth.convertToHtml>[0];

/** The encoding in which a picture is its own path. */
const AS_PATH = 'path';
const DOCUMENT = 'word/document.xml';
const RELATIONSHIPS = 'word/_rels/document.xml.rels';
const STYLES = 'word/styles.xml';
/** Neither Word nor any other program writes declarations, which could name files and entities. */
const DECLARATION = /<!(?:DOCTYPE|ENTITY)/i;
/** Text of headers and footers. */
const WORDS = /<(?:\w+:)?t[ >]/;
/** About ten times a manual of 120 pages. */
const HTML_MAX = 4 * 1024 * 1024;

/** A file; a Word document becomes HTML, whose pictures are paths of the document. */
export async function asText(file: TextFile): Promise<TextFile | Refusal> {
  const { name, parts } = file;
  if (!parts) return file;
  if (Object.values(parts).some((part) => DECLARATION.test(part)))
    return { file: name, reason: 'word_declarations' };
  try {
    const { text, word } = await htmlOf(parts);
    return text.length > HTML_MAX
      ? { file: name, reason: 'file_too_large', values: { max: HTML_MAX / 1024 / 1024 } }
      : { name, text, word };
  } catch (error) {
    return { file: name, reason: error instanceof RangeError ? 'json_too_deep' : 'word_damaged' };
  }
}

async function htmlOf(
  parts: Readonly<Record<string, string>>,
): Promise<Required<Pick<TextFile, 'text' | 'word'>>> {
  const targets = targetsIn(parts[RELATIONSHIPS] ?? '');
  const styles = stylesIn(parts[stylesPathIn(targets, parts)] ?? '');
  const { xml, notices, lang } = shownDocument(parts[DOCUMENT] ?? '', {
    styles,
    targets,
    numbers: new WordNumbers(parts['word/numbering.xml'] ?? ''),
  });
  // The converter would look up the text in the relationships of the package, where it may be
  // another part, which was not looked through.
  const files = new Map(Object.entries({ ...parts, [DOCUMENT]: xml }));
  files.delete('_rels/.rels');
  const hasHeader = Object.entries(parts).some(
    ([path, part]) => /^word\/(?:header|footer)\d*\.xml$/.test(path) && WORDS.test(part),
  );
  const { value } = await mammoth.convertToHtml(asInput(files), {
    styleMap: [...STYLE_MAP],
    includeEmbeddedStyleMap: false,
    convertImage: mammoth.images.imgElement(async (image) => ({ src: await image.read(AS_PATH) })),
  });
  return {
    text: value,
    word: {
      lang,
      notices: [
        ...(hasHeader
          ? [
              {
                reason: 'word_part_left_out' as const,
                values: { kind: 'header', count: 1, below: NOWHERE },
              },
            ]
          : []),
        ...notices,
      ],
    },
  };
}

/** The part with the styles, found as the converter finds it. */
function stylesPathIn(targets: Targets, parts: Readonly<Record<string, string>>): string {
  const paths = [...targets.values()]
    .filter(({ type }) => type === 'styles')
    .map(({ target }) => (target.startsWith('/') ? target.slice(1) : `word/${target}`));
  return paths.find((path) => path in parts) ?? STYLES;
}

/**
 * The parts as the converter reads an unpacked document: a picture is its own path, so that no
 * picture enters the parser, and no part that is not listed exists.
 */
function asInput(files: ReadonlyMap<string, string>): Input {
  const file = {
    exists: (path: string) => files.has(path),
    read: async (path: string, encoding?: string) =>
      encoding === AS_PATH ? path : files.get(path),
  };
  // The types leave out this form of input.
  return { file } as unknown as Input;
}
