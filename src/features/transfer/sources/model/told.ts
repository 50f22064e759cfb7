import { cutText } from '@/shared/letters';
import type { Refusal } from '../../model/reader';

/** What of a guide could not be kept as it was, and on which line of its file. */
export type Told = Pick<Refusal, 'line' | 'reason' | 'values'>;

const SHOWN_MAX = 200;

export const toldOf = (reason: Refusal['reason'], line: number, source?: string): Told => (
  { reason, line, ...(source === undefined ? {} : { values: { source: cutText(source, SHOWN_MAX) } }) });
