'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import { useAnswer } from '@/browser/api/use-answer';
import { useMoments } from '@/browser/time/use-moments';
import { SavedSwitch } from '@/features/account/ui/components/saved-switch';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import type { Messages } from '@/i18n/messages';
import type { MailState } from '@/shared/site/mails';
import { Badge, type Tone } from '@/ui/kit/badge';
import { Button } from '@/ui/kit/buttons/button';
import { ChoiceField } from '@/ui/kit/fields/choice-field';
import { Field } from '@/ui/kit/fields/field';
import { Input } from '@/ui/kit/fields/input';
import {
  MAIL_QUERY_MAX,
  type NotedMailView,
  SHOWN_MAILS,
  type ShownMails,
  type TestMailView,
} from '../../../mails/schema';
import { useList } from '../../hooks/use-list';
import { changeOperatorMail, readMails, readOperatorMail, sendTestMail } from '../../mails-api';
import { SiteList } from '../site-list';

type Kind = keyof Messages['site']['mails']['kinds'];

const TONES: Record<MailState, Tone> = {
  sent: 'good',
  written: 'neutral',
  delayed: 'warn',
  givenUp: 'bad',
};

/** The operator's daily mail, a test mail, and the log of mails. */
export function MailsCard() {
  const t = useTranslations('site.mails');
  const { answer } = useAnswer('operator-mail', readOperatorMail);
  const [query, setQuery] = useState('');
  const [state, setState] = useState<ShownMails>('all');
  const list = useList(
    (page, signal) => readMails({ ...page, query, state }, signal),
    JSON.stringify([state, query]),
  );
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setQuery(String(new FormData(event.currentTarget).get('query')).trim());
  };
  return (
    <SettingsSection title={t('title')} text={t('text')} anchor="mails">
      <div className="flex flex-col gap-5">
        {answer && (
          <SavedSwitch
            save={changeOperatorMail}
            isOnAtFirst={answer.daily}
            label={t('daily')}
            hint={t('dailyHint')}
          />
        )}
        <TestMail onSent={list.retry} />
        <form
          role="search"
          aria-label={t('search')}
          method="get"
          onSubmit={search}
          className="flex flex-wrap items-end gap-3"
        >
          <Field label={t('search')} className="min-w-0 flex-1 basis-64">
            <Input
              type="search"
              name="query"
              autoComplete="off"
              maxLength={MAIL_QUERY_MAX}
              translate="no"
            />
          </Field>
          <Button type="submit" variant="secondary" className="max-xs:w-full">
            {t('find')}
          </Button>
          <ChoiceField
            label={t('show')}
            value={state}
            values={SHOWN_MAILS}
            nameOf={(shown) => t(`shown.${shown}`)}
            onChange={setState}
            className="w-48 max-xs:w-full"
          />
        </form>
        <SiteList
          list={list}
          label={t('title')}
          none={t('none')}
          row={(mail) => <Mail mail={mail} />}
        />
      </div>
    </SettingsSection>
  );
}

function TestMail({ onSent }: { onSent: () => void }) {
  const t = useTranslations('site.mails');
  const { run, isBusy } = useAction();
  const [tested, setTested] = useState<TestMailView>();
  const send = () =>
    run(async () => {
      setTested(await sendTestMail());
      onSent();
    });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" size="sm" isBusy={isBusy} onClick={() => void send()}>
        {t('test')}
      </Button>
      <p role="status" className="min-w-0 text-sm text-ink-muted wrap-anywhere">
        {tested && t(`tested.${tested.state}`, { email: tested.email, answer: tested.answer })}
      </p>
    </div>
  );
}

function Mail({ mail: { at, email, kind, state, attempts, answer } }: { mail: NotedMailView }) {
  const t = useTranslations('site.mails');
  const { moment } = useMoments();
  // A later release may have sent others.
  const known = (t.has(`kinds.${kind as Kind}`) ? kind : 'other') as Kind;
  return (
    <div className="flex flex-col gap-1 py-3 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span translate="no" className="font-semibold">
          {email}
        </span>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
        <span>{t(`kinds.${known}`)}</span>
        <time dateTime={at}>{moment(at)}</time>
        {attempts > 1 && <span>{t('attempts', { count: attempts })}</span>}
      </p>
      <p translate="no" className="text-sm">
        {answer}
      </p>
    </div>
  );
}
