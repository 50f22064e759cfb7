export const RATING_MIN = 0.5;
export const RATING_MAX = 5;
export const RATING_STEP = 0.5;
/** 1 very difficult to 5 very easy (docs/reference/feedback.md#feedback). */
export const DIFFICULTIES = [1, 2, 3, 4, 5] as const;
export const SUBJECT_MAX = 120;
export const MESSAGE_MAX = 2000;
export const SENDER_NAME_MAX = 120;
/** 1 new, 2 read (docs/reference/feedback.md#inbox). */
export const MessageStatus = { New: 1, Read: 2 } as const;
/** The queue of daily mails; the keys of its jobs are ids of accounts. */
export const DIGEST_QUEUE = 'digest';
