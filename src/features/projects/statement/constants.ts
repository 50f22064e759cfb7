/** Kinds of statements of operators to a creator: a question, or the reason of a take-down. */
export const STATEMENT_KINDS = ['question', 'takeDown'] as const;
export const STATEMENT_ANSWER_MAX = 2000;
