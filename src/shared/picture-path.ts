/** Path under which a picture is served; with a width, its variant of that width. */
export function picturePath(key: string, widthPx?: number): string {
  return widthPx === undefined ? `/files/${key}` : `/files/${key}/${widthPx}`;
}
