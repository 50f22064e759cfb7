'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/client/api-error';
import { useAction } from '@/client/use-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { Skeleton } from '@/components/ui/skeleton';
import { useToast } from '@/components/ui/toast-context';
import { endOtherSessions, endSession, listSessions } from '../api';
import type { SessionView } from '../schema';
import { SessionRow } from './session-row';

/** Where the account is signed in, and how to end that elsewhere. */
export function SessionList() {
  const t = useTranslations('settings.password');
  const common = useTranslations('common');
  const showToast = useToast();
  const [sessions, setSessions] = useState<SessionView[]>();
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useAction();
  const list = useRef<HTMLDivElement>(null);

  const load = useCallback((signal?: AbortSignal) => listSessions(signal).then(
    ({ results }) => {
      setProblem(undefined);
      setSessions(results);
    },
    (error: unknown) => {
      if (!(error instanceof ApiError)) setProblem(common('errorText'));
      else if (error.code !== 'aborted') setProblem(error.message);
    },
  ), [common]);
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);

  const keepOnly = (kept: (session: SessionView) => boolean) => {
    setSessions((shown) => shown?.filter(kept));
    // The pressed button is gone: the focus goes to what is left.
    list.current?.focus();
  };
  const end = async ({ id, device }: SessionView) => {
    await endSession(id).catch((error: unknown) => {
      // Ended meanwhile, elsewhere: that is what was wanted.
      if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    });
    keepOnly((session) => session.id !== id);
    showToast({ text: t('ended', { device }), tone: 'good' });
  };
  const endOthers = async () => {
    const isDone = await run(endOtherSessions);
    setAsking(false);
    if (!isDone) return;
    keepOnly(({ isCurrent }) => isCurrent);
    showToast({ text: t('othersEnded'), tone: 'good' });
  };

  if (problem !== undefined) {
    return <div className="flex flex-col items-start gap-4"><FormAlert text={problem} /><Button variant="secondary" onClick={() => void load()}>{common('retry')}</Button></div>;
  }
  if (!sessions) return <div aria-busy className="flex flex-col gap-3"><Skeleton className="h-20" /><Skeleton className="h-20" /></div>;
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <div ref={list} tabIndex={-1} className="flex flex-col items-start gap-5 outline-none">
      <ul className="w-full divide-y divide-line border-y border-line">
        {sessions.map((session) => <SessionRow key={session.id} session={session} onEnd={end} />)}
      </ul>
      {hasOthers
        ? <Button variant="secondary" onClick={() => setAsking(true)} className="max-xs:w-full">{t('endOthers')}</Button>
        : <p className="text-ink-muted">{t('onlyHere')}</p>}
      <ConfirmDialog isOpen={isAsking} onOpenChange={setAsking} isDangerous isBusy={isBusy} question={t('endOthersQuestion')}
        consequence={t('endOthersText', { count: sessions.filter(({ isCurrent }) => !isCurrent).length })} confirmLabel={t('endOthersConfirm')} onConfirm={() => void endOthers()} />
    </div>
  );
}
