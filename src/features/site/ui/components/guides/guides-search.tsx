import { useLocale, useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { LABEL_MAX } from '@/features/projects/constants';
import { languageLabel, PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { Button } from '@/ui/kit/buttons/button';
import { ChoiceField } from '@/ui/kit/fields/choice-field';
import { Field } from '@/ui/kit/fields/field';
import { Input } from '@/ui/kit/fields/input';
import { GUIDE_QUERY_MAX, GUIDE_STATES } from '../../../guides/constants';
import type { SiteGuidesQuery } from '../../../guides/schema';

export type GuidesFilter = Omit<SiteGuidesQuery, 'page' | 'limit'>;
export const NO_FILTER: GuidesFilter = { query: '', state: 'all' };

const LANGUAGES = ['', ...PROJECT_LANGUAGES] as const;

interface GuidesSearchProps {
  filter: GuidesFilter;
  onFilter: (filter: GuidesFilter) => void;
}

/** Chooses which published guides are listed. */
export function GuidesSearch({ filter, onFilter }: GuidesSearchProps) {
  const t = useTranslations('site.guides');
  const locale = useLocale();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: 'query' | 'category' | 'tag') => String(data.get(name)).trim();
    onFilter({ ...filter, query: read('query'), category: read('category'), tag: read('tag') });
  };
  return (
    <form
      role="search"
      method="get"
      onSubmit={search}
      className="mb-4 flex flex-wrap items-end gap-3"
    >
      <Field label={t('search')} hint={t('searchHint')} className="min-w-0 flex-1 basis-64">
        <Input type="search" name="query" autoComplete="off" maxLength={GUIDE_QUERY_MAX} />
      </Field>
      {(['category', 'tag'] as const).map((field) => (
        <Field key={field} label={t(field)} className="w-40 max-xs:w-full">
          <Input name={field} autoComplete="off" maxLength={LABEL_MAX} />
        </Field>
      ))}
      <Button type="submit" variant="secondary" className="max-xs:w-full">
        {t('find')}
      </Button>
      <ChoiceField
        label={t('language')}
        value={filter.lang ?? ''}
        values={LANGUAGES}
        nameOf={(each) => (each === '' ? t('anyLanguage') : languageLabel(locale, each))}
        onChange={(lang) => onFilter({ ...filter, lang: lang === '' ? undefined : lang })}
        className="w-48 max-xs:w-full"
      />
      <ChoiceField
        label={t('show')}
        value={filter.state}
        values={GUIDE_STATES}
        nameOf={(shown) => t(`shown.${shown}`)}
        onChange={(state) => onFilter({ ...filter, state })}
        className="w-48 max-xs:w-full"
      />
    </form>
  );
}
