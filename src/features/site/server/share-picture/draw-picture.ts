import 'server-only';
import sharp from 'sharp';
import { SHARE_PICTURE, type ShareFacts } from '@/shared/pictures/share-picture';
import { fitted, productMark } from '@/server/site/draw-mark';
import { TOKENS } from '@/shared/http/tokens';
import { fitLine, fitText, type TextBox } from './fit-text';
import { figureFace, headingFace, type Face } from './fonts';
import { firstWritable, measureOf, textPath, writable } from './write-text';

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
const MARGIN = 64;
const BAND = 116;
const MARK_TOP = 52;
const MARK_PX = 56;
const ABOVE_BAND = HEIGHT - BAND;
const PICTURE_LEFT = 664;
const {
  ink: INK,
  line: LINE,
  signal: SIGNAL,
  'on-signal': ON_SIGNAL,
  surface: SURFACE,
} = TOKENS.light;
const TITLE_TOP = 144;
const LINE_HEIGHT = 1.08;
const BAND_SIZE = 36;
const FIGURES_SIZE = 30;
/** Share sites refuse or shrink larger files (300 kB); grain and leaves weigh most. */
const MAX_BYTES = 280_000;
const QUALITIES = [88, 78, 64, 45];

const titleBox = (hasPicture: boolean): TextBox => ({
  widthPx: (hasPicture ? PICTURE_LEFT - MARGIN / 2 : WIDTH - MARGIN) - MARGIN,
  heightPx: ABOVE_BAND - TITLE_TOP - 24,
  sizesPx: hasPicture ? [80, 72, 66, 60, 54, 48, 42, 38] : [112, 100, 88, 78, 68, 60, 54, 48],
  linesMax: 4,
  lineHeight: LINE_HEIGHT,
});

/**
 * Draws the picture that share sites show next to a link: text as paths, with the thing's own
 * picture if it has one.
 * @param picture bytes of a stored picture
 * @param logo of the site, where it has one
 * @returns a JPEG of 1200 × 630 px, under 300 kB
 */
export async function drawSharePicture(
  facts: ShareFacts,
  picture?: Buffer,
  logo?: Buffer,
): Promise<Buffer> {
  const textLayer = sharp(Buffer.from(svgOf(facts, picture !== undefined)));
  const layers = [
    ...(logo ? [{ input: await fitted(logo, MARK_PX), left: MARGIN, top: MARK_TOP }] : []),
    ...(picture
      ? [
          {
            input: await sharp(picture)
              .resize(WIDTH - PICTURE_LEFT, ABOVE_BAND, { fit: 'cover', position: 'attention' })
              .flatten({ background: SURFACE })
              .toBuffer(),
            left: PICTURE_LEFT,
            top: 0,
          },
        ]
      : []),
  ];
  const {
    data,
    info: { width, height, channels },
  } = await textLayer.composite(layers).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    // No chroma subsampling: it would fray coloured letters on colour.
    bytes = await sharp(data, { raw: { width, height, channels } })
      .jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toBuffer();
    if (bytes.length <= MAX_BYTES) break;
  }
  return bytes;
}

const markOf = (mark: ShareFacts['mark']) =>
  `<g transform="translate(${MARGIN} ${MARK_TOP}) scale(1.75)">${productMark(mark?.signal ?? SIGNAL, mark?.onSignal ?? ON_SIGNAL)}</g>`;

/** Everything but the pictures. Contains only numbers, paths and checked colours. */
function svgOf(
  { siteName, mark, title, titleInstead = [], by, figures, background, text }: ShareFacts,
  hasPicture: boolean,
): string {
  const heading = headingFace();
  const mono = figureFace();
  const figuresWidth = measureOf(mono)(writable(figures, mono), FIGURES_SIZE);
  const byWidth = WIDTH - 2 * MARGIN - (figuresWidth > 0 ? figuresWidth + MARGIN / 2 : 0);
  const bandBaseline = ABOVE_BAND + BAND / 2 + BAND_SIZE * 0.33;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${TOKENS.light.paper}"/>` +
    // Rising steps, as in the logo; they stay below the text over them.
    (hasPicture
      ? ''
      : `<path d="M560 ${ABOVE_BAND}v-96h160v-96h160v-96h160v-96h160v384z" fill="${LINE}" fill-opacity="0.42"/>`) +
    (mark?.logo === undefined ? markOf(mark) : '') +
    `<path fill="${INK}" d="${textPath(writable(siteName, heading), heading, { x: MARGIN + 74, baseline: 93, sizePx: 38 })}"/>` +
    `<path fill="${INK}" d="${titlePath(firstWritable([title, ...titleInstead, by, siteName], heading), heading, hasPicture)}"/>` +
    `<rect y="${ABOVE_BAND}" width="${WIDTH}" height="${BAND}" fill="${background}"/>` +
    `<path fill="${text}" d="${lineOf(firstWritable([by], heading), heading, byWidth, { x: MARGIN, baseline: bandBaseline, sizePx: BAND_SIZE })}"/>` +
    `<path fill="${text}" d="${textPath(writable(figures, mono), mono, { x: WIDTH - MARGIN - figuresWidth, baseline: bandBaseline, sizePx: FIGURES_SIZE })}"/>` +
    '</svg>'
  );
}

function titlePath(title: string, face: Face, hasPicture: boolean): string {
  const box = titleBox(hasPicture);
  const { lines, sizePx } = fitText(title, box, measureOf(face));
  const free = box.heightPx - lines.length * sizePx * LINE_HEIGHT;
  const top = TITLE_TOP + free / 2;
  return lines
    .map((line, index) =>
      textPath(line, face, {
        x: MARGIN,
        baseline: top + (index + 0.8) * sizePx * LINE_HEIGHT,
        sizePx,
      }),
    )
    .join('');
}

function lineOf(
  text: string,
  face: Face,
  widthPx: number,
  place: { x: number; baseline: number; sizePx: number },
): string {
  return textPath(fitLine(text, widthPx, place.sizePx, measureOf(face)), face, place);
}
