'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useToast } from '@/components/ui/toast-context';
import { paths } from '@/shared/paths';
import { setClientTexts } from './client-texts';
import { onSessionExpired } from './session-expired';

/**
 * Gives calls to /v1 their texts, and leads to /auth/logout when the session has ended (specification, section 8).
 * Stands before the page, so that it is ready when the page's own effects call.
 */
export function ApiConnection() {
  const t = useTranslations('common');
  const router = useRouter();
  const showToast = useToast();
  useEffect(() => setClientTexts({ unreachable: t('unreachable'), timeout: t('timeout'), failed: t('errorText') }), [t]);
  useEffect(() => onSessionExpired(() => {
    showToast({ text: t('sessionExpired'), tone: 'bad' });
    router.push(paths.logoutFrom(window.location.pathname + window.location.search + window.location.hash));
  }), [router, showToast, t]);
  return null;
}
