import 'server-only';
import { countWaiting } from '@/features/projects/server/admission/service';
import { newestBackupAt } from '@/server/backup/newest';
import { env } from '@/server/env/env';
import { readSite } from '@/server/site/settings';
import { SITE_DEFAULTS } from '@/shared/site/settings';
import type { OpenCounts, SetupView } from '../../model/setup';
import { findNewestAt } from '../backups/repository';
import { readMessages } from '../messages/service';
import { listCases } from '../guide-reports/service';

export async function readSetup(): Promise<SetupView> {
  const { mail, dataDir } = env();
  const { name, joining } = await readSite();
  const backupAt = (await findNewestAt()) ?? (await newestBackupAt(dataDir));
  return {
    name: { text: name, isDone: name !== SITE_DEFAULTS.name },
    joining: {
      mode: joining.mode,
      isDone: joining.mode !== SITE_DEFAULTS.joining.mode || joining.domains.length > 0,
    },
    sendsMail: mail.smtpUrl !== undefined,
    backupAt: backupAt?.toISOString() ?? null,
  };
}

export async function countOpen(): Promise<OpenCounts> {
  const first = { page: 1, limit: 1 };
  const [cases, messages, guides] = await Promise.all([
    listCases({ state: 'open', ...first }),
    readMessages({ status: 'open', ...first }),
    countWaiting(),
  ]);
  return { reports: cases.totalResults, guides, messages: messages.open };
}
