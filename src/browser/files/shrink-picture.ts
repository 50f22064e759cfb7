import 'client-only';

export interface PictureBounds {
  maxBytes: number;
  /** target size in pixels */
  sizeOf: (picture: { width: number; height: number }) => { width: number; height: number };
}

const QUALITIES = [0.86, 0.76, 0.64, 0.5] as const;
/** Each round tries every quality on a smaller canvas. */
const SCALES = [1, 0.75, 0.5] as const;

/** Width and height that fit a longest side, in whole pixels of at least 1. */
export function fitInside(
  width: number,
  height: number,
  maxSidePx: number,
): { width: number; height: number } {
  const scale = Math.min(1, maxSidePx / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * An upright picture of the size that `sizeOf` returns and at most `maxBytes`, as WebP or, where
 * the browser cannot encode that, JPEG. Undefined when even the smallest attempt is too large.
 * @throws {DOMException} when the browser cannot decode the picture
 */
export async function shrinkPicture(
  file: Blob,
  { maxBytes, sizeOf }: PictureBounds,
): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = sizeOf(bitmap);
    for (const scale of SCALES) {
      const canvas = draw(bitmap, fitInside(width, height, Math.max(width, height) * scale));
      for (const quality of QUALITIES) {
        const blob = await encode(canvas, quality);
        if (blob && blob.size <= maxBytes) return blob;
      }
    }
    return undefined;
  } finally {
    bitmap.close();
  }
}

function draw(
  bitmap: ImageBitmap,
  { width, height }: { width: number; height: number },
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new DOMException('This browser has no canvas.', 'NotSupportedError');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

/** Some browsers return PNG for WebP: they are not tried a second time. */
let writesWebp = true;

async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | undefined> {
  const write = (type: string) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  const webp = writesWebp ? await write('image/webp') : null;
  if (webp?.type === 'image/webp') return webp;
  if (webp) writesWebp = false;
  whiten(canvas);
  return (await write('image/jpeg')) ?? undefined;
}

// JPEG would turn transparent areas black.
function whiten(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
}
