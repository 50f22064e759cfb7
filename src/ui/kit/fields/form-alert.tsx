'use client';

import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '../buttons/button';

interface FormAlertProps {
  text: string | undefined;
  /** offers to send the form it stands in once more, as it is filled in */
  canRetry?: boolean | undefined;
}

/** Error of a form as a whole; read out when it appears. */
export function FormAlert({ text, canRetry = false }: FormAlertProps) {
  const t = useTranslations('common');
  return (
    <div role="alert">
      {text && (
        <div className="flex items-start gap-2.5 rounded-md bg-bad-soft px-3 py-2.5 font-medium text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          <p className="min-w-0 flex-1">{text}</p>
          {canRetry && (
            <Button type="submit" variant="secondary" size="sm">
              {t('retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
