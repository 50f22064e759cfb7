'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import { Button } from '@/ui/kit/buttons/button';
import { sendConfirmation } from '../../api';

/** Resends the confirmation mail, and shows where to look for it. */
export function SendConfirmation({ email }: { email: string }) {
  const t = useTranslations('confirmation');
  const { run, isBusy } = useAction();
  const [isSent, setSent] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {!isSent && (
        <Button
          variant="secondary"
          size="sm"
          isBusy={isBusy}
          onClick={() =>
            void run(async () => {
              await sendConfirmation();
              setSent(true);
            })
          }
        >
          {t('send')}
        </Button>
      )}
      <p role="status" className="min-w-0 font-medium break-words text-good">
        {isSent && t('sent', { email })}
      </p>
    </div>
  );
}
