export const WEBHOOKS_PER_ACCOUNT_MAX = 10;
export const WEBHOOK_URL_MAX = 2048;
/** The limit of tests and resends per account in ten minutes. */
export const WEBHOOK_SENDS_PER_10_MIN = 30;
export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const;
