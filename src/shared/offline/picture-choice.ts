import { picturePath } from '../addresses/picture-path';

/** A picture in responses of the API. */
export interface KnownPicture {
  key: string;
  width: number;
  variants: { width: number }[];
}

/** Key and width of a picture's URL; the original has infinite width. */
export function pictureOfPath(pathname: string): { key: string; widthPx: number } | undefined {
  const [, key, width] = /^\/files\/([^/]+)(?:\/(\d+))?$/.exec(pathname) ?? [];
  return key
    ? { key, widthPx: width === undefined ? Number.POSITIVE_INFINITY : Number(width) }
    : undefined;
}

/**
 * The path of the picture to store, as pages use it: the smallest variant of at least so many
 * pixels, or the original.
 */
export function pictureToStore({ key, variants }: KnownPicture, neededPx: number): string {
  const [narrowest] = variants
    .map(({ width }) => width)
    .filter((width) => width >= neededPx)
    .sort((a, b) => a - b);
  return picturePath(key, narrowest);
}

/**
 * The stored URL that serves a picture: the same, else the narrowest wider one.
 * @param isAnyGood true when offline: then the widest of the same picture, however narrow
 */
export function storedVariant(
  asked: string,
  stored: readonly string[],
  isAnyGood = false,
): string | undefined {
  const wish = pictureOfPath(asked);
  if (!wish) return undefined;
  const same = stored
    .flatMap((path) => {
      const picture = pictureOfPath(path);
      return picture?.key === wish.key ? [{ path, widthPx: picture.widthPx }] : [];
    })
    .sort((a, b) => a.widthPx - b.widthPx);
  return (
    same.find(({ widthPx }) => widthPx >= wish.widthPx) ?? (isAnyGood ? same.at(-1) : undefined)
  )?.path;
}
