'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import { LABEL_MAX } from '@/features/projects/constants';
import { languageLabel } from '@/shared/interface/languages';
import { Button } from '@/ui/kit/buttons/button';
import { Checkbox } from '@/ui/kit/fields/checkbox';
import { ChoiceField } from '@/ui/kit/fields/choice-field';
import { Field } from '@/ui/kit/fields/field';
import { Input } from '@/ui/kit/fields/input';
import { LABEL_KINDS, type LabelKind } from '../../../labels/constants';
import type { LabelView } from '../../../labels/schema';
import { useList } from '../../hooks/use-list';
import { readLabelChanges, readLabels } from '../../labels-api';
import { SiteList } from '../site-list';
import { LabelChangeForm } from './label-change-form';
import { LabelChanges } from './label-changes';

/** Renames, merges and removes tags and categories in all published guides. */
export function LabelsCard() {
  const t = useTranslations('site.labels');
  const locale = useLocale();
  const [kind, setKind] = useState<LabelKind>('tag');
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<readonly LabelView[]>([]);
  const list = useList(
    (page, signal) => readLabels({ ...page, kind, query }, signal),
    JSON.stringify([kind, query]),
  );
  const changes = useList((page, signal) => readLabelChanges(page, signal));
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setQuery(String(new FormData(event.currentTarget).get('query')).trim());
  };
  const choose = (label: LabelView, isChosen: boolean) => {
    const others = chosen.filter(({ id }) => id !== label.id);
    setChosen(isChosen ? [...others, label] : others);
  };
  const begun = () => {
    setChosen([]);
    changes.openPage(1);
    changes.retry();
  };
  return (
    <SettingsSection title={t('title')} text={t('text')} anchor="labels">
      <form
        role="search"
        method="get"
        onSubmit={search}
        className="mb-4 flex flex-wrap items-end gap-3"
      >
        <ChoiceField
          label={t('kind')}
          value={kind}
          values={LABEL_KINDS}
          nameOf={(each) => t(`kinds.${each}`)}
          onChange={(wanted) => {
            setKind(wanted);
            setChosen([]);
          }}
          className="w-48 max-xs:w-full"
        />
        <Field label={t('search')} className="min-w-0 flex-1 basis-48">
          <Input type="search" name="query" autoComplete="off" maxLength={LABEL_MAX} />
        </Field>
        <Button type="submit" variant="secondary" className="max-xs:w-full">
          {t('find')}
        </Button>
      </form>
      <SiteList
        list={list}
        label={t('list')}
        none={t('none')}
        row={(label) => (
          <Checkbox
            checked={chosen.some(({ id }) => id === label.id)}
            // One change is about one language.
            disabled={chosen.some(({ lang }) => lang !== label.lang)}
            onChange={({ target }) => choose(label, target.checked)}
            label={t('nameAndLanguage', {
              name: label.name,
              language: languageLabel(locale, label.lang),
            })}
            hint={t('guides', { count: label.guides })}
            className="py-2 wrap-anywhere"
          />
        )}
      />
      <LabelChangeForm kind={kind} chosen={chosen} onBegun={begun} />
      <LabelChanges
        list={changes}
        onChanged={() => {
          changes.retry();
          list.retry();
        }}
      />
    </SettingsSection>
  );
}
