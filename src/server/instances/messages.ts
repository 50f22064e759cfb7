import { z } from 'zod';
import { EVERYTHING } from '../page-expiry';

/** More are said as everything; nobody changes so many projects at once. */
const TAGS_MAX = 2_000;
const TAG_MAX_CHARS = 100;
/** Longer ones are none of ours, and are not even read. */
const TEXT_MAX_CHARS = 2 * TAGS_MAX * TAG_MAX_CHARS;

const schema = z.discriminatedUnion('kind', [
  /** What bears these tags has changed. */
  z.object({
    kind: z.literal('expired'),
    from: z.uuid(),
    tags: z.array(z.string().min(1).max(TAG_MAX_CHARS)).min(1).max(TAGS_MAX),
  }),
  /** The sender is there, and can be heard. */
  z.object({ kind: z.literal('alive'), from: z.uuid() }),
]);

/** What instances say to each other. */
export type Message = z.infer<typeof schema>;

/** A message as it is sent. */
export function textOf(message: Message): string {
  const isLong = message.kind === 'expired' && message.tags.length > TAGS_MAX;
  return JSON.stringify(isLong ? { ...message, tags: [EVERYTHING] } : message);
}

/** The message in a text that came; undefined when it is none of ours. */
export function messageIn(text: string): Message | undefined {
  if (text.length > TEXT_MAX_CHARS) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
