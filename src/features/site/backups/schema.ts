import { z } from 'zod';
import { BACKUP_PLACES, BACKUP_STATES, BACKUPS_KEPT_MAX, LAST_HOUR } from '@/shared/site/backups';

export const backupsPatch = z.strictObject({
  hour: z
    .int('backupHour')
    .min(0, 'backupHour')
    .max(LAST_HOUR, 'backupHour')
    .nullable()
    .optional()
    .meta({ description: 'Of the day in UTC; null for no backups by the site.' }),
  keep: z
    .int('backupKeep')
    .min(1, 'backupKeep')
    .max(BACKUPS_KEPT_MAX, 'backupKeep')
    .optional()
    .meta({ description: 'How many the site keeps of those that it made.' }),
  place: z.enum(BACKUP_PLACES, 'invalid').optional(),
  rehearse: z.boolean('invalid').optional().meta({
    description: 'Restores a backup once a week into a copy that is removed afterwards.',
  }),
});

export const siteBackupView = z.object({
  id: z.string(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  state: z.enum(BACKUP_STATES),
  place: z.enum(BACKUP_PLACES),
  name: z.string(),
  bytes: z.int(),
  reason: z.string().meta({ description: 'Why it failed.' }),
  rehearsedAt: z.iso.datetime().nullable(),
  rehearsal: z.string().nullable().meta({
    description: 'What the rehearsal found; empty when it was good, null without one.',
  }),
});
export const backupsView = z.object({
  hour: z.int().nullable(),
  keep: z.int(),
  place: z.enum(BACKUP_PLACES),
  rehearse: z.boolean(),
  folder: z.string(),
  bucket: z.string().nullable().meta({ description: 'null where no bucket is configured.' }),
  isUnderWay: z.boolean(),
  backups: z.array(siteBackupView).meta({ description: 'The newest first, failures included.' }),
});

export type BackupsPatch = z.output<typeof backupsPatch>;
export type SiteBackupView = z.infer<typeof siteBackupView>;
export type BackupsView = z.infer<typeof backupsView>;
