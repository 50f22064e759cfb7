import { ZipFile } from 'yazl';
import { escapeXml } from '@/shared/text/escape-xml';

/** The programs that write documents, each in its own way. */
export type DocxMaker = 'word' | 'libreoffice' | 'google';
export type Docx = {
  maker?: DocxMaker;
  lang?: string;
  body: string;
  /** Relationships of the document beside its pictures `rId1` to `rId99`. */
  rels?: string;
  /** Definitions beside the usual ones. */
  styles?: string;
  /** Further files, which replace others of that name; undefined leaves one out. */
  files?: Record<string, string | Buffer | undefined>;
};

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const NAMESPACES = `xmlns:w="${W}" xmlns:r="${R}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"`;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const PICTURES = 99;

/** Ids of styles: those of a German Word, of LibreOffice, and of Google Docs. */
const STYLE_IDS: Record<DocxMaker, (name: string) => string> = {
  word: (name) => name.replace('heading ', 'berschrift').replace('Title', 'Titel'),
  libreoffice: (name) => name.replace('heading ', 'Heading'),
  google: (name) => name.replace('heading ', 'Heading'),
};

export const text = (words: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escapeXml(words)}</w:t></w:r>`;
export const bold = (words: string): string => text(words, '<w:b/>');
/** A paragraph of words, or of runs; 'style:' is the name of its style. */
export function p(content: string, { style = '', list }: { style?: string; list?: string } = {}) {
  const properties =
    (style && `<w:pStyle w:val="style:${style}"/>`) +
    (list === undefined
      ? ''
      : `<w:numPr><w:ilvl w:val="${list.length > 1 ? 1 : 0}"/><w:numId w:val="${list[0] === '#' ? 1 : 2}"/></w:numPr>`);
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${runs(content)}</w:p>`;
}
export const title = (words: string) => p(words, { style: 'Title' });
export const h1 = (words: string) => p(words, { style: 'heading 1' });
export const h2 = (words: string) => p(words, { style: 'heading 2' });
export const h3 = (words: string) => p(words, { style: 'heading 3' });
/** A numbered point, and one below it. */
export const item = (content: string) => p(content, { list: '#' });
export const subitem = (content: string) => p(content, { list: '##' });
export const bullet = (content: string) => p(content, { list: '-' });
/** The picture `word/media/imageN.png`. */
export const picture = (number: number, alt = ''): string =>
  `<w:r>${drawing(`<wp:docPr id="${number}" name="Picture ${number}" descr="${escapeXml(alt)}"/>${graphic(`rId${number}`)}`)}</w:r>`;
export const graphic = (id: string, attribute = 'embed'): string =>
  `<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:${attribute}="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic>`;
export const drawing = (content: string): string =>
  `<w:drawing><wp:inline>${content}</wp:inline></w:drawing>`;
/** A table of cells with words, runs or paragraphs. */
export const table = (rows: string[][], properties = ''): string =>
  `<w:tbl><w:tblPr/>${rows.map((cells) => `<w:tr>${properties}${cells.map((cell) => `<w:tc>${cell.startsWith('<w:p>') || cell.startsWith('<w:tcPr>') ? cell : p(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

const runs = (content: string) => (content.startsWith('<w:') ? content : text(content));

/** The parts of a document by path. */
export function docxParts({ maker = 'word', lang = 'en-US', ...docx }: Docx) {
  const idOf = STYLE_IDS[maker];
  const body = docx.body.replace(/"style:([^"]*)"/g, (_, name: string) => `"${idOf(name)}"`);
  const files: Record<string, string | Buffer | undefined> = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="png" ContentType="image/png"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${R}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${HEAD}<w:document ${NAMESPACES}><w:body>${maker === 'word' ? untidy(body) : body}<w:sectPr/></w:body></w:document>`,
    'word/_rels/document.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${Array.from({ length: PICTURES }, (_, at) => relation(`rId${at + 1}`, 'image', `media/image${at + 1}.png`)).join('')}${relation('rIdS', 'styles', 'styles.xml')}${docx.rels ?? ''}</Relationships>`,
    'word/styles.xml': `${HEAD}<w:styles xmlns:w="${W}"><w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="${lang}"/></w:rPr></w:rPrDefault></w:docDefaults>${['Title', 'heading 1', 'heading 2', 'heading 3'].map((name) => style(idOf(name), name)).join('')}${docx.styles ?? ''}</w:styles>`,
    'word/numbering.xml': `${HEAD}<w:numbering xmlns:w="${W}">${numbering(1, 'decimal')}${numbering(2, 'bullet')}<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num></w:numbering>`,
    ...docx.files,
  };
  return Object.fromEntries(
    Object.entries(files).filter(
      (each): each is [string, string | Buffer] => each[1] !== undefined,
    ),
  );
}

/** A document as a file. */
export async function docxFile(docx: Docx): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(docxParts(docx)))
    zip.addBuffer(Buffer.from(content as string), name, { compress: content.length > 0 });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export const relation = (id: string, type: string, target: string, mode = ''): string =>
  `<Relationship Id="${id}" Type="${R}/${type}" Target="${escapeXml(target)}"${mode && ` TargetMode="${mode}"`}/>`;
export const style = (id: string, name: string, inside = ''): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${inside}</w:style>`;

const numbering = (id: number, format: string): string =>
  `<w:abstractNum w:abstractNumId="${id}">${[0, 1].map((level) => `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/></w:lvl>`).join('')}</w:abstractNum>`;

/** As Word writes: ids of revisions, marks of its spelling, and runs that end anywhere. */
const untidy = (body: string): string =>
  body
    .replaceAll('<w:p>', '<w:p w:rsidR="00A11B2C" w:rsidRDefault="00A11B2C">')
    .replace(
      /<w:r><w:t xml:space="preserve">([^<&]{3})([^<&]{3,})<\/w:t><\/w:r>/g,
      '<w:r w:rsidRPr="00A1"><w:t xml:space="preserve">$1</w:t></w:r><w:proofErr w:type="spellStart"/><w:r><w:t xml:space="preserve">$2</w:t></w:r>',
    );
