import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { AppError } from '@/shared/http/app-error';
import { CLIP_SECONDS_MAX, CLIP_SIDE_MAX_PX } from '../constants';

const CODECS = ['avc', 'vp9', 'av1'] as const;
/** A browser that cuts a clip may add the rest of a frame. */
const SLACK_SECONDS = 0.5;
/** Of 20 s at 120 frames a second. */
const PACKETS_MAX = 2500;

/** A clip as it is stored. */
export type ReadClip = { full: Uint8Array; width: number; height: number; durationMs: number };

/**
 * Validates a clip and writes its pictures into a new container: without sound, tags, places and
 * whatever else a file may hold. The pictures themselves are not decoded. A task of the parser.
 * @throws {AppError} clip_unsupported, clip_too_long
 */
export async function readClip(bytes: Uint8Array): Promise<ReadClip> {
  try {
    return await copied(bytes);
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('clip_unsupported', { cause: error });
  }
}

async function copied(bytes: Uint8Array): Promise<ReadClip> {
  const input = new Input({ formats: [MP4, QTFF, WEBM], source: new BufferSource(bytes) });
  const [track, ...others] = await input.getVideoTracks();
  const codec = CODECS.find((each) => each === track?.codec);
  if (!track || !codec || others.length > 0) throw new AppError('clip_unsupported');
  const { displayWidth: width, displayHeight: height, rotation } = track;
  if (Math.max(width, height) > CLIP_SIDE_MAX_PX) throw new AppError('clip_unsupported');
  const target = new BufferTarget();
  const isWebm = (await input.getFormat()) === WEBM;
  const output = new Output({
    format: isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target,
  });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, { rotation });
  await output.start();
  const seconds = await copyPackets(track, source);
  await output.finalize();
  if (!target.buffer) throw new AppError('clip_unsupported');
  const durationMs = Math.round(seconds * 1000);
  return { full: new Uint8Array(target.buffer), width, height, durationMs };
}

/** @returns the duration in seconds */
async function copyPackets(
  track: InputVideoTrack,
  source: EncodedVideoPacketSource,
): Promise<number> {
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  const start = await track.getFirstTimestamp();
  let [end, count] = [0, 0];
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const timestamp = packet.timestamp - start;
    end = Math.max(end, timestamp + packet.duration);
    count += 1;
    if (end > CLIP_SECONDS_MAX + SLACK_SECONDS) throw new AppError('clip_too_long');
    if (count > PACKETS_MAX) throw new AppError('clip_unsupported');
    await source.add(packet.clone({ timestamp }), decoderConfig && { decoderConfig });
  }
  if (count === 0) throw new AppError('clip_unsupported');
  return end;
}
