let handedOver: { projectUid: string; files: readonly File[] } | undefined;

/**
 * Hands the pictures chosen with a new guide to its editor, which makes a step of each. In memory,
 * because they are files.
 */
export function handOverPictures(projectUid: string, files: readonly File[]): void {
  handedOver = files.length > 0 ? { projectUid, files } : undefined;
}

/** The pictures that were chosen with this guide, once. */
export function takeFirstPictures(projectUid: string): readonly File[] {
  if (handedOver?.projectUid !== projectUid) return [];
  const { files } = handedOver;
  handedOver = undefined;
  return files;
}
