'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { lazily } from '@/client/lazily';
import type { ErrorMessageProps } from './error-words';

/** Each page brings the code for when it fails, several times over: so this is all of it that is there before. */
const ErrorWords = lazily(async () => (await import('./error-words')).ErrorWords, PlainWords);

/** Says what happened and what was kept, and offers to try again. */
export function ErrorMessage(props: ErrorMessageProps) {
  return <Suspense><ErrorWords {...props} /></Suspense>;
}

/** Where not even the words' own code can be had. */
function PlainWords({ retry }: ErrorMessageProps) {
  const t = useTranslations('common');
  return <div role="alert" className="p-8"><p className="mb-4">{t('errorText')}</p><button type="button" onClick={retry} className="font-semibold underline">{t('retry')}</button></div>;
}
