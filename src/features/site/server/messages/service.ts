import 'server-only';
import { inTransaction } from '@/server/db/client';
import { AppError } from '@/shared/http/app-error';
import { isUuid } from '@/shared/ids/uid';
import type { MessageList, MessagesQuery, MessageView } from '../../messages/schema';
import { recordAct } from '../acts';
import type { Operator } from '../operator';
import { listMessages, markMessage, type MessageRow } from './repository';

/** A page of the messages of the contact form, the newest first. */
export async function readMessages(query: MessagesQuery): Promise<MessageList> {
  const { rows, total, open } = await listMessages(query);
  return { results: rows.map(toMessageView), totalResults: total, open };
}

/**
 * Marks a message as answered, or as open again.
 * @throws {AppError} not_found
 */
export function markAnswered(
  operator: Operator,
  id: string,
  answered: boolean,
): Promise<MessageView> {
  return inTransaction(async () => {
    const marked = isUuid(id) ? await markMessage(id, answered) : undefined;
    if (!marked) throw new AppError('not_found');
    const { row, isChanged } = marked;
    // The label holds no words of the sender, which are deleted earlier than the log.
    if (isChanged)
      await recordAct(operator, {
        kind: answered ? 'message_answered' : 'message_reopened',
        subject: { kind: 'message', id, label: row.createdAt.toISOString().slice(0, 10) },
      });
    return toMessageView(row);
  });
}

function toMessageView(row: MessageRow): MessageView {
  const { id, name, email, subject, message, lang, createdAt, answeredAt } = row;
  return {
    id,
    name,
    email,
    subject,
    message,
    lang,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
