export const WEBHOOKS_PER_ACCOUNT_MAX = 10;
export const WEBHOOK_URL_MAX = 2048;
export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const;
