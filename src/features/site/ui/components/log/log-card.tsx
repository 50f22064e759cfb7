'use client';

import { useTranslations } from 'next-intl';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import { useMoments } from '@/browser/time/use-moments';
import { TableMenu } from '@/ui/kit/overlays/table-menu';
import type { ActView } from '../../../log/schema';
import { logTable, readLog } from '../../api';
import { useList } from '../../hooks/use-list';
import { SiteList } from '../site-list';

/** Acts of operators and hand-overs of workshops, with a table for spreadsheets. */
export function LogCard() {
  const t = useTranslations('site.log');
  const list = useList(readLog);
  return (
    <SettingsSection title={t('title')} text={t('text')} anchor="log">
      <SiteList list={list} label={t('title')} none={t('none')} row={(act) => <Act act={act} />} />
      <div className="mt-2">
        <TableMenu tables={[{ id: 'log', label: t('title'), load: logTable }]} />
      </div>
    </SettingsSection>
  );
}

function Act({ act: { at, operator, kind, subject, reason, details } }: { act: ActView }) {
  const t = useTranslations('site.log');
  const { moment } = useMoments();
  const who =
    operator === 'command line'
      ? t('commandLine')
      : operator === 'first link'
        ? t('firstLink')
        : operator;
  return (
    <div className="flex flex-col gap-1 py-3 wrap-anywhere">
      <p className="font-semibold">
        {t(`kind.${kind}`, { label: subject.label, to: String(details['to']) })}
      </p>
      {reason && <p className="max-w-prose whitespace-pre-wrap">{reason}</p>}
      <p className="text-sm text-ink-muted">
        <time dateTime={at}>{moment(at)}</time>
        <span>{` · ${who}`}</span>
      </p>
    </div>
  );
}
