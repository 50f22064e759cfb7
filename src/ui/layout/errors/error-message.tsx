import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { lazily } from '@/browser/page/lazily';
import { useRenewal } from '@/browser/page/use-renewal';
import { reloadPage } from '@/browser/page/go-to-page';
import type { ErrorWordsProps } from './error-words';

/**
 * Loaded on demand: each page contains the code for its errors several times, so only this much is
 * in it.
 */
const ErrorWords = lazily(async () => (await import('./error-words')).ErrorWords, PlainWords);

/**
 * Explains what happened and what is kept, and offers to reload the page, which also helps after an
 * update.
 */
export function ErrorMessage({ error }: { error: unknown }) {
  const isRenewed = useRenewal(error);
  return isRenewed ? null : (
    <Suspense>
      <ErrorWords retry={reloadPage} />
    </Suspense>
  );
}

/** Text without icons and layout, when their code cannot be loaded. */
function PlainWords({ retry }: ErrorWordsProps) {
  const t = useTranslations('common');
  return (
    <div role="alert" className="p-8">
      <p className="mb-4">{t('errorText')}</p>
      <button type="button" onClick={retry} className="font-semibold underline">
        {t('retry')}
      </button>
    </div>
  );
}
