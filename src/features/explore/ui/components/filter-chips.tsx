import { X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { isProjectLanguage, languageIn } from '@/shared/interface/languages';
import {
  type Asked,
  changedAddress,
  type FilterName,
  filtersOn,
} from '../../model/explore-address';

/** Active filters, each with a button to remove it, and one to remove all. */
export function FilterChips({ asked }: { asked: Asked }) {
  const t = useTranslations('explore.filters');
  const locale = useLocale();
  const valueOf = (name: FilterName) => {
    const value = asked[name] ?? '';
    return name === 'language' && isProjectLanguage(value) ? languageIn(locale, value) : value;
  };
  const on = filtersOn(asked);
  if (on.length === 0) return null;
  return (
    <ul aria-label={t('on')} className="mt-3 flex flex-wrap items-center gap-2">
      {on
        .map((name) => ({ name, filter: t('chosen', { filter: t(name), value: valueOf(name) }) }))
        .map(({ name, filter }) => (
          <li key={name} className="max-w-full">
            <a
              href={changedAddress(asked, { [name]: undefined })}
              rel="nofollow"
              aria-label={t('remove', { filter })}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line bg-sunken py-1 pr-3 pl-4 text-sm hover:border-ink"
            >
              <span className="min-w-0 wrap-anywhere">{filter}</span>
              <X aria-hidden className="size-4 shrink-0 text-ink-muted" />
            </a>
          </li>
        ))}
      <li>
        <a
          href={changedAddress(asked, { language: undefined, category: undefined, tag: undefined })}
          rel="nofollow"
          className="inline-flex min-h-11 items-center px-2 text-sm font-semibold underline underline-offset-4"
        >
          {t('clear')}
        </a>
      </li>
    </ul>
  );
}
