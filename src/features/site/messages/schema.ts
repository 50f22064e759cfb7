import { z } from 'zod';
import { limitParam, pageParam, paginated } from '@/shared/http/pagination';
import { uuidText } from '@/shared/ids/uuid-text';

/** Which messages of the contact form are shown. */
export const SHOWN_MESSAGES = ['open', 'answered', 'all'] as const;
export type ShownMessages = (typeof SHOWN_MESSAGES)[number];

export const messagesQuery = z.object({
  status: z.enum(SHOWN_MESSAGES, 'messageShown').default('all'),
  page: pageParam,
  limit: limitParam,
});
export const messagePatch = z.strictObject({ answered: z.boolean('invalid') });

export const messageView = z.object({
  id: uuidText,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  lang: z.string(),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
});
export const messageList = paginated(messageView).extend({
  open: z.number().int().meta({ description: 'How many of all are not answered.' }),
});

export type MessagesQuery = z.infer<typeof messagesQuery>;
export type MessageView = z.infer<typeof messageView>;
export type MessageList = z.infer<typeof messageList>;
