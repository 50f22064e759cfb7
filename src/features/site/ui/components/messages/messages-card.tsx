'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import { ChoiceField } from '@/ui/kit/fields/choice-field';
import { SHOWN_MESSAGES, type ShownMessages, type MessageView } from '../../../messages/schema';
import { readMessages, markAnswered } from '../../api';
import { useList } from '../../hooks/use-list';
import { SiteList } from '../site-list';
import { useAction } from '@/browser/api/use-action';
import { useMoments } from '@/browser/time/use-moments';
import { Checkbox } from '@/ui/kit/fields/checkbox';

/** The messages of the contact form; those that wait for an answer first. */
export function MessagesCard() {
  const t = useTranslations('site.messages');
  const [status, setStatus] = useState<ShownMessages>('open');
  const list = useList((query, signal) => readMessages({ ...query, status }, signal), status);
  return (
    <SettingsSection title={t('title')} text={t('text')} anchor="messages">
      <ChoiceField
        label={t('show')}
        value={status}
        values={SHOWN_MESSAGES}
        nameOf={(shown) => t(`shown.${shown}`)}
        onChange={setStatus}
        className="mb-4 w-44"
      />
      <SiteList
        list={list}
        label={t('title')}
        none={t(status === 'open' ? 'noneOpen' : 'none')}
        row={(message) => <ContactMessage message={message} />}
      />
    </SettingsSection>
  );
}

/** A message with its mark; a marked one stays in its place until the list is read again. */
function ContactMessage({ message }: { message: MessageView }) {
  const t = useTranslations('site.messages');
  const { moment } = useMoments();
  const { run, isBusy } = useAction();
  const [answeredAt, setAnsweredAt] = useState(message.answeredAt);
  const { id, name, email, subject, lang, createdAt } = message;
  const mark = (answered: boolean) =>
    run(async () => setAnsweredAt((await markAnswered(id, answered)).answeredAt));
  const reply = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
  return (
    <article aria-labelledby={id} className="flex flex-col gap-2 py-4 wrap-anywhere">
      <h3 id={id} lang={lang} className="font-sans text-base font-semibold">
        {subject}
      </h3>
      <p lang={lang} className="max-w-prose whitespace-pre-wrap">
        {message.message}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
        <span>{name}</span>
        <a
          translate="no"
          href={reply}
          className="inline-flex min-h-11 items-center font-semibold text-blueprint underline underline-offset-4"
        >
          {email}
        </a>
        <time dateTime={createdAt}>{moment(createdAt)}</time>
      </p>
      <Checkbox
        checked={answeredAt !== null}
        disabled={isBusy}
        onChange={({ target }) => void mark(target.checked)}
        aria-describedby={id}
        label={answeredAt === null ? t('answered') : t('answeredOn', { when: moment(answeredAt) })}
      />
    </article>
  );
}
