import { cutText } from '@/shared/letters';
import type { Refusal } from '../../model/reader';

/** What of a guide could not be kept as it was, and on which line of its file. */
export type Notice = Pick<Refusal, 'line' | 'reason' | 'values'>;

const SHOWN_MAX = 200;

export const noticeOf = (reason: Refusal['reason'], line: number, source?: string): Notice => ({
  reason,
  line,
  ...(source === undefined ? {} : { values: { source: cutText(source, SHOWN_MAX) } }),
});

/** A video or an embedded page that is no part of a guide: its address, blank where the file has none, is to stand in the text. */
export const mediaNotice = (kind: 'video' | 'embed', line: number, address: string): Notice =>
  noticeOf(kind === 'video' ? 'video_left_out' : 'embed_left_out', line, address || 'none');
