/**
 * The prefix of personal access tokens, by which secret scanners and our own log recognise them.
 */
export const TOKEN_PREFIX = 'mks_';
