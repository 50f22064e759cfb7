'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useLeaveWarning } from '@/browser/page/use-leave-warning';
import { Checkbox } from '@/ui/kit/fields/checkbox';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import { useImport } from '../hooks/use-import';
import type { ImportSummary, ImportView } from '../../schema';
import { ImportDrop } from './import-drop';
import { ImportList } from './import-list';
import { ImportOutcome } from './import-outcome';

interface ImportGuidesProps {
  /** the import to show at first */
  last: ImportView | null;
  /** those of the last seven days */
  imports: readonly ImportSummary[];
}

/** Uploads files of guides and shows their import, also after returning to the page. */
export function ImportGuides({ last, imports }: ImportGuidesProps) {
  const t = useTranslations('transfer');
  const router = useRouter();
  const { current, earlier, sending, failure, send, stop, ...rest } = useImport(last);
  const others = [
    ...earlier,
    ...imports.filter(({ id }) => earlier.every((one) => one.id !== id)),
  ].filter(({ id }) => id !== current?.id);
  const [publish, setPublish] = useState(false);
  const { leavingTo, stay } = useLeaveWarning(sending !== undefined);
  const leave = () => {
    stop();
    stay();
    if (leavingTo) router.push(leavingTo);
  };
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        <Checkbox
          label={t('publish')}
          checked={publish}
          disabled={sending !== undefined}
          onChange={({ target }) => setPublish(target.checked)}
        />
        <ImportDrop
          sending={sending}
          failure={failure}
          onFiles={(files) => void send(files, publish)}
          onStop={stop}
        />
      </div>
      {current && !sending && (
        <ImportOutcome
          key={current.id}
          shown={current}
          isJustSent={current.id !== last?.id}
          {...rest}
        />
      )}
      <ImportList imports={others} />
      <ConfirmDialog
        isOpen={leavingTo !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) stay();
        }}
        isDangerous
        question={t('askLeave')}
        consequence={t('leaveConsequence')}
        confirmLabel={t('leave')}
        onConfirm={leave}
      />
    </div>
  );
}
