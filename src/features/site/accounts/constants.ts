/** Filters of the list of accounts. */
export const ACCOUNT_STATES = ['all', 'suspended', 'unconfirmed'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** Decisions of operators about an account. */
export const ACCOUNT_DECISIONS = ['suspend', 'readmit', 'handOver', 'remove'] as const;
export type AccountDecision = (typeof ACCOUNT_DECISIONS)[number];

export const ACCOUNT_MAILS = ['confirmation', 'recovery'] as const;

export const ACCOUNT_QUERY_MAX = 254;
