/** For each operator; every check signs in to the mail server. */
export const HEALTH_CHECKS_PER_10_MIN = 10;
