'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { saveFile } from '@/browser/files/save-file';
import { useAction } from '@/browser/api/use-action';
import { Button } from '@/ui/kit/buttons/button';
import { exportAccount } from '../api';

/** Everything held about the account, as a file (docs/reference/accounts.md#export). */
export function ExportAccount() {
  const t = useTranslations('settings.account');
  const { run, isBusy } = useAction();
  const download = async () => {
    const everything = JSON.stringify(await exportAccount(), null, 2);
    saveFile(new Blob([everything], { type: 'application/json' }), exportName(new Date()));
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        variant="secondary"
        isBusy={isBusy}
        onClick={() => void run(download)}
        className="max-xs:w-full"
      >
        {!isBusy && <Download aria-hidden />}
        <span>{t('export')}</span>
      </Button>
      <p role="status" className="text-sm text-ink-muted">
        {isBusy && t('exporting')}
      </p>
    </div>
  );
}

/** The file name of an account export, with the local date. */
function exportName(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `makerstep-${day}.json`;
}
