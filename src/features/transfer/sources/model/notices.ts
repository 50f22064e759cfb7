import { cutText } from '@/shared/text/letters';
import type { Refusal } from '../../model/reader';

/** Content of a guide that could not be kept, with its line in the file. */
export type Notice = Pick<Refusal, 'line' | 'reason' | 'values'>;

const SHOWN_MAX = 200;

export const noticeOf = (reason: Refusal['reason'], line: number, source?: string): Notice => ({
  reason,
  line,
  ...(source === undefined ? {} : { values: { source: cutText(source, SHOWN_MAX) } }),
});

/**
 * A notice about a video or an embedded page: the text contains its address, blank when the file
 * has none.
 */
export const mediaNotice = (kind: 'video' | 'embed', line: number, address: string): Notice =>
  noticeOf(kind === 'video' ? 'video_left_out' : 'embed_left_out', line, address || 'none');
