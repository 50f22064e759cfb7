/** What a personal access token begins with: secret scanners and our own log know it by that. */
export const TOKEN_PREFIX = 'mks_';
