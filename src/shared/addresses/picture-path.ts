/** Path of a picture; with a width, of its variant of that width. */
export function picturePath(key: string, widthPx?: number): string {
  return widthPx === undefined ? `/files/${key}` : `/files/${key}/${widthPx}`;
}
