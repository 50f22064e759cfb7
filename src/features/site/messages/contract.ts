import { contract } from '@/shared/http/contract';
import { messageList, messagePatch, messagesQuery, messageView } from './schema';

export const messageCalls = {
  list: contract({
    method: 'GET',
    path: '/site/messages',
    scope: 'operate',
    summary: 'The messages of the contact form, the newest first; they are kept for 13 months.',
    query: messagesQuery,
    answer: messageList,
  }),
  mark: contract({
    method: 'PATCH',
    path: '/site/messages/{messageId}',
    scope: 'operate',
    summary: 'Marks a message of the contact form as answered, or as open again.',
    body: messagePatch,
    answer: messageView,
  }),
};
