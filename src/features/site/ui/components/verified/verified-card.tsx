'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import { paths } from '@/shared/addresses/paths';
import { useMoments } from '@/browser/time/use-moments';
import { Button } from '@/ui/kit/buttons/button';
import { Dialog } from '@/ui/kit/overlays/dialog';
import type { VerifiedView } from '../../../verified/schema';
import { readVerified } from '../../api';
import { useList } from '../../hooks/use-list';
import { SiteList } from '../site-list';
import { VerifyForm } from './verify-form';

/** Verifies creators, lists the verified, and takes the mark back. */
export function VerifiedCard() {
  const t = useTranslations('site.verified');
  const list = useList(readVerified);
  const [taking, setTaking] = useState<VerifiedView>();
  const taken = () => {
    setTaking(undefined);
    list.retry();
  };
  return (
    <SettingsSection title={t('title')} text={t('text')} anchor="verified">
      <div className="flex flex-col gap-6">
        <VerifyForm onDone={list.retry} />
        <SiteList
          list={list}
          label={t('list')}
          none={t('none')}
          row={(creator) => <Row creator={creator} onTake={() => setTaking(creator)} />}
        />
      </div>
      <Dialog
        isOpen={taking !== undefined}
        onOpenChange={(isOpen) => !isOpen && setTaking(undefined)}
        title={t('takeQuestion', { name: taking?.name ?? '' })}
        description={t('takeText')}
      >
        {taking && <VerifyForm taking={taking.uid} onDone={taken} />}
      </Dialog>
    </SettingsSection>
  );
}

function Row({ creator, onTake }: { creator: VerifiedView; onTake: () => void }) {
  const t = useTranslations('site.verified');
  const { date } = useMoments();
  const { uid, name, owner, verifiedAt } = creator;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <Link
          href={paths.creator(uid)}
          prefetch={false}
          className="inline-flex min-h-11 items-center font-semibold text-blueprint underline underline-offset-4"
        >
          {name}
        </Link>{' '}
        {verifiedAt && (
          <span className="text-sm text-ink-muted">{t('since', { date: date(verifiedAt) })}</span>
        )}{' '}
        {owner !== name && (
          <span className="text-sm text-ink-muted">{t('owner', { name: owner })}</span>
        )}
      </p>
      <Button variant="secondary" size="sm" aria-label={t('takeOf', { name })} onClick={onTake}>
        {t('take')}
      </Button>
    </div>
  );
}
