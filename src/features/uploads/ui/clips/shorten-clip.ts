import 'client-only';
import {
  BlobSource,
  BufferTarget,
  canEncodeVideo,
  Conversion,
  Input,
  type InputFormat,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  Quality,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import {
  type ChosenClip,
  type ClipWay,
  clipSize,
  type WrittenCodec,
  WRITTEN_CODECS,
  wayOf,
} from '../../model/accepted-clip';
import type { Cut } from '../../model/clip-cut';

const FORMATS = [MP4, QTFF, WEBM, MATROSKA];
/** Codecs that the server takes. */
const TAKEN_CODECS: readonly (string | null)[] = ['avc', 'vp9', 'av1'];
const QUALITY = new Quality({ bitrate: 2_000_000 });

const open = (file: Blob) => new Input({ formats: FORMATS, source: new BlobSource(file) });

/**
 * Reads a video and chooses how it becomes a clip in this browser.
 * @throws when it is no video, or cannot be read
 */
export async function readChosenClip(file: File): Promise<ChosenClip & { way: ClipWay }> {
  const input = open(file);
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new TypeError('The file has no pictures.');
    const isTaken = TAKEN_CODECS.includes(track.codec);
    const chosen = {
      type: isTaken ? typeOf(await input.getFormat()) : undefined,
      sizeBytes: file.size,
      seconds: await track.computeDuration(),
      width: track.displayWidth,
      height: track.displayHeight,
    };
    const codec = (await track.canDecode()) ? await writtenCodec(clipSize(chosen)) : undefined;
    return { ...chosen, way: wayOf(chosen, codec) };
  } finally {
    input.dispose();
  }
}

function typeOf(format: InputFormat): ChosenClip['type'] {
  if (format === WEBM) return 'video/webm';
  return format === MP4 || format === QTFF ? 'video/mp4' : undefined;
}

async function writtenCodec(size: { width: number; height: number }) {
  for (const codec of WRITTEN_CODECS)
    if (await canEncodeVideo(codec, { ...size, quality: QUALITY })) return codec;
  return undefined;
}

/**
 * Cuts a video and makes it smaller, without sound and tags.
 * @throws when the browser fails at it, or `signal` aborts it
 */
export async function shortenClip(
  file: File,
  { codec, cut, size }: { codec: WrittenCodec; cut: Cut; size: { width: number; height: number } },
  { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<Blob> {
  const input = open(file);
  const target = new BufferTarget();
  const isMp4 = codec === 'avc';
  const format = isMp4 ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  try {
    const conversion = await Conversion.init({
      input,
      output: new Output({ format, target }),
      tracks: 'primary',
      trim: cut,
      video: {
        ...size,
        fit: 'contain',
        codec,
        quality: QUALITY,
        forceTranscode: true,
        allowTransformationMetadata: false,
      },
      audio: { discard: true },
      tags: {},
      showWarnings: false,
    });
    conversion.onProgress = (part) => onProgress(Math.round(part * 100));
    signal.addEventListener('abort', () => void conversion.cancel(), { once: true });
    signal.throwIfAborted();
    await conversion.execute();
    if (!target.buffer) throw new Error('The clip was not written.');
    return new Blob([target.buffer], { type: isMp4 ? 'video/mp4' : 'video/webm' });
  } finally {
    input.dispose();
  }
}
