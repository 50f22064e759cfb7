/** The form of an Idempotency-Key: visible ASCII without blanks. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;
