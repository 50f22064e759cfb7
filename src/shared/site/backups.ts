/** Places of the backups that the product makes by itself. */
export const BACKUP_PLACES = ['folder', 'bucket'] as const;
export type BackupPlace = (typeof BACKUP_PLACES)[number];

export const BACKUP_STATES = ['running', 'done', 'failed'] as const;
export type BackupState = (typeof BACKUP_STATES)[number];

/** Number of backups that may be kept. */
export const BACKUPS_KEPT_MAX = 60;
export const BACKUPS_KEPT = 7;
export const LAST_HOUR = 23;
/** Hours between two backups. */
export const BACKUP_EVERY_HOURS = 24;
