/** What operators say to the creator of a project: a question, or why they took it down. */
export const STATEMENT_KINDS = ['question', 'takeDown'] as const;
export const STATEMENT_ANSWER_MAX = 2000;
