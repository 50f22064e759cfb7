import type { ClipType } from '@/shared/pictures/clip-formats';
import { CLIP_MAX_BYTES, CLIP_SECONDS_MAX, CLIP_SIDE_MAX_PX } from '../constants';

/** For file inputs: MOV is what iPhones film. */
export const CLIP_ACCEPT = 'video/mp4,video/webm,video/quicktime';
/** Smaller than the stage on most screens, and legible. */
const WIDTH_MAX_PX = 960;

/** Codecs that browsers write, the one that all of them play first. */
export const WRITTEN_CODECS = ['avc', 'vp9'] as const;
export type WrittenCodec = (typeof WRITTEN_CODECS)[number];

/** A video as it was chosen, read without decoding. */
export interface ChosenClip {
  /** Undefined for a container or a codec that the server refuses. */
  type: ClipType | undefined;
  sizeBytes: number;
  seconds: number;
  width: number;
  height: number;
}

/** Written anew with a codec, sent as it is, or not possible in this browser. */
export type ClipWay = WrittenCodec | 'asItIs' | 'none';

/** True for a video; some systems leave the type empty, then the extension decides. */
export const isClipFile = ({ type, name }: { type: string; name: string }): boolean =>
  type.startsWith('video/') || (type === '' && /\.(mp4|m4v|mov|webm)$/i.test(name));

/** Chooses how a video becomes a clip. @param codec that this browser can turn it into */
export function wayOf(clip: ChosenClip, codec: WrittenCodec | undefined): ClipWay {
  if (codec) return codec;
  const fits =
    clip.type !== undefined &&
    clip.sizeBytes <= CLIP_MAX_BYTES &&
    clip.seconds <= CLIP_SECONDS_MAX &&
    Math.max(clip.width, clip.height) <= CLIP_SIDE_MAX_PX;
  return fits ? 'asItIs' : 'none';
}

/** The size of a shortened clip in pixels; even, because H.264 halves its colours. */
export function clipSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, WIDTH_MAX_PX / width, CLIP_SIDE_MAX_PX / height);
  const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}

/** An uploaded clip with its poster, for the `media` of a step. */
export type UploadedClip = { poster: { name: string; url: string }; clip: { url: string } };
