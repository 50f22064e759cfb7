'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import { Field } from '@/ui/kit/fields/field';
import { Select } from '@/ui/kit/fields/select';
import { SHOWN_MESSAGES, type ShownMessages } from '../../../messages/schema';
import { readMessages } from '../../api';
import { useList } from '../../hooks/use-list';
import { SiteList } from '../site-list';
import { ContactMessage } from './contact-message';

/** The messages of the contact form; those that wait for an answer first. */
export function MessagesCard() {
  const t = useTranslations('site.messages');
  const [status, setStatus] = useState<ShownMessages>('open');
  const list = useList((query, signal) => readMessages({ ...query, status }, signal), status);
  return (
    <SettingsSection title={t('title')} text={t('text')} anchor="messages">
      <Field label={t('show')} className="mb-4 w-44">
        <Select
          value={status}
          onChange={({ target }) =>
            setStatus(SHOWN_MESSAGES.find((shown) => shown === target.value) ?? 'open')
          }
        >
          {SHOWN_MESSAGES.map((shown) => (
            <option key={shown} value={shown}>
              {t(`shown.${shown}`)}
            </option>
          ))}
        </Select>
      </Field>
      <SiteList
        list={list}
        label={t('title')}
        none={t(status === 'open' ? 'noneOpen' : 'none')}
        row={(message) => <ContactMessage message={message} />}
      />
    </SettingsSection>
  );
}
