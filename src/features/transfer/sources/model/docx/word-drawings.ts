import { isTrue, type WordElement } from './word-xml';

/** The contents of a drawing. Many have two forms: for Word, and for programs that know less. */
export type Drawing = {
  part?: 'chart' | 'smartart' | 'hidden';
  hasFirst?: boolean;
  /** Shapes in the first form, and those that hold words or pictures. */
  shapes: number;
  others: number;
  /** The second form is a picture of the whole, as Google writes it. */
  isRendered?: boolean;
};

const SHAPES = new Set(['wps:wsp', 'v:shape', 'v:rect', 'v:oval', 'v:line', 'v:polyline']);
const HOLDS = new Set(['w:txbxContent', 'v:imagedata']);

/** Notes an element of a drawing. */
export function see({ name, attributes }: WordElement, drawing: Drawing, isFirst: boolean): void {
  drawing.hasFirst ||= isFirst;
  if (isHidden(name, attributes)) drawing.part = 'hidden';
  if (drawing.part === 'hidden') return;
  if (/^c:chart(?:Space)?$/.test(name)) drawing.part = 'chart';
  else if (name.startsWith('dgm:')) drawing.part ??= 'smartart';
  else if (name === 'a:blip' && !isFirst && drawing.hasFirst) drawing.isRendered = true;
  if (isFirst !== (drawing.hasFirst ?? false)) return;
  // A line across the page is a rectangle.
  if (SHAPES.has(name) && attributes['o:hr'] === undefined) drawing.shapes += 1;
  if (HOLDS.has(name)) drawing.others += 1;
}

const isHidden = (name: string, attributes: WordElement['attributes']): boolean =>
  (name === 'wp:docPr' && isTrue(attributes['hidden'] ?? '0')) ||
  (name === 'v:shape' && /visibility\s*:\s*hidden/i.test(attributes['style'] ?? ''));

/** The part of a drawing that is lost. */
export const partOf = ({ part, shapes, others, isRendered }: Drawing) =>
  part ?? (shapes > others && !isRendered ? 'drawing' : undefined);
