import 'client-only';

const QUALITY = 0.86;

/**
 * Draws the frame of a video at a time, in seconds, in its full size.
 * @throws when the browser cannot show it
 */
export async function captureFrame(video: HTMLVideoElement, seconds: number): Promise<Blob> {
  video.pause();
  // Also where it stands there already: only after a seek a frame is surely decoded.
  const isThere = new Promise((resolve) =>
    video.addEventListener('seeked', resolve, { once: true }),
  );
  video.currentTime = seconds;
  await isThere;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  // Browsers that cannot write WebP write PNG; a large one is made smaller like any picture.
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/webp', QUALITY),
  );
  if (!blob) throw new DOMException('The frame cannot be drawn.', 'EncodingError');
  return blob;
}
