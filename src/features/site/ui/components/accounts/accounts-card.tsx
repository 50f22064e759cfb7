'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import { Button } from '@/ui/kit/buttons/button';
import { ChoiceField } from '@/ui/kit/fields/choice-field';
import { Field } from '@/ui/kit/fields/field';
import { Input } from '@/ui/kit/fields/input';
import { Dialog } from '@/ui/kit/overlays/dialog';
import {
  ACCOUNT_QUERY_MAX,
  ACCOUNT_STATES,
  type AccountDecision,
  type AccountState,
} from '../../../accounts/constants';
import type { SiteAccountView } from '../../../accounts/schema';
import { readAccounts } from '../../accounts-api';
import { useDecision } from '../../hooks/use-decision';
import { useList } from '../../hooks/use-list';
import { SiteList } from '../site-list';
import { AccountDecisionForm } from './account-decision-form';
import { AccountRow } from './account-row';

/** Finds accounts, suspends them, lets them in again, sends their mails again, and removes them. */
export function AccountsCard({ hasPasswords }: { hasPasswords: boolean }) {
  const t = useTranslations('site.accounts');
  const [query, setQuery] = useState('');
  const [state, setState] = useState<AccountState>('all');
  const list = useList(
    (page, signal) => readAccounts({ ...page, query, state }, signal),
    JSON.stringify([state, query]),
  );
  const { deciding, decide, refresh, close, dialog } = useDecision<{
    account: SiteAccountView;
    decision: AccountDecision;
  }>(list);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setQuery(String(new FormData(event.currentTarget).get('query')).trim());
  };
  const name = deciding?.account.name ?? '';
  return (
    <SettingsSection title={t('title')} text={t('text')} anchor="accounts">
      <form
        role="search"
        method="get"
        onSubmit={search}
        className="mb-4 flex flex-wrap items-end gap-3"
      >
        <Field label={t('search')} hint={t('searchHint')} className="min-w-0 flex-1 basis-64">
          <Input
            type="search"
            name="query"
            autoComplete="off"
            maxLength={ACCOUNT_QUERY_MAX}
            translate="no"
          />
        </Field>
        <Button type="submit" variant="secondary" className="max-xs:w-full">
          {t('find')}
        </Button>
        <ChoiceField
          label={t('show')}
          value={state}
          values={ACCOUNT_STATES}
          nameOf={(shown) => t(`shown.${shown}`)}
          onChange={setState}
          className="w-48 max-xs:w-full"
        />
      </form>
      <SiteList
        list={list}
        label={t('title')}
        none={t('none')}
        row={(account) => (
          <AccountRow
            account={account}
            hasPasswords={hasPasswords}
            onDecide={(decision) => decide({ account, decision })}
          />
        )}
      />
      <Dialog
        {...dialog}
        title={deciding ? t(`questions.${deciding.decision}`, { name }) : ''}
        description={deciding ? t(`effects.${deciding.decision}`) : ''}
      >
        {deciding && (
          <AccountDecisionForm
            {...deciding}
            onDone={() => {
              close();
              refresh(deciding.decision !== 'remove');
            }}
          />
        )}
      </Dialog>
    </SettingsSection>
  );
}
