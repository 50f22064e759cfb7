'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { openDownload } from '@/browser/files/open-download';
import { useAction } from '@/browser/api/use-action';
import { Button } from '@/ui/kit/buttons/button';
import { addressOfExport } from '../api';

/** Downloads all guides as a ZIP file, streamed by the server. */
export function ExportGuides() {
  const t = useTranslations('transfer');
  const { run, isBusy } = useAction();
  const [hasBegun, setBegun] = useState(false);
  const download = async () => {
    setBegun(false);
    openDownload((await addressOfExport()).url);
    setBegun(true);
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
        <span>{t('exportAll')}</span>
      </Button>
      <p role="status" className="text-sm text-ink-muted">
        {hasBegun && t('exportBegun')}
      </p>
    </div>
  );
}
