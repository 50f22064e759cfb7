import 'client-only';

const QUALITY = 0.86;
const SEEK_TIMEOUT_MS = 10_000;

/**
 * Draws the frame of a video at a time, in seconds, in its full size.
 * @throws when the browser cannot show it
 */
export async function captureFrame(video: HTMLVideoElement, seconds: number): Promise<Blob> {
  video.pause();
  await seek(video, seconds);
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  // Browsers that cannot write WebP write PNG, which is made smaller like any picture.
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/webp', QUALITY),
  );
  if (!blob) throw new DOMException('The frame cannot be drawn.', 'EncodingError');
  return blob;
}

/** Always seeks: only then a frame is surely decoded. */
function seek(video: HTMLVideoElement, seconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The video does not seek.')), SEEK_TIMEOUT_MS);
    video.addEventListener(
      'seeked',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
    video.currentTime = seconds;
  });
}
