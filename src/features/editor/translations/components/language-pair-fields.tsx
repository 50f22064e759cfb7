import { useTranslations } from 'next-intl';
import { Field } from '@/ui/kit/fields/field';
import { Select } from '@/ui/kit/fields/select';
import { LANGUAGE_NAMES, type ProjectLanguage } from '@/shared/interface/languages';
import type { LanguagePair } from '../../bench/hooks/use-language-pair';

/** Selects of the language to translate from and the one to translate into, each by its own name. */
export function LanguagePairFields({ pair }: { pair: LanguagePair }) {
  const t = useTranslations('editor.translations');
  const selects = [
    { label: t('from'), languages: pair.sources, value: pair.from, choose: pair.setFrom },
    { label: t('to'), languages: pair.targets, value: pair.to, choose: pair.setTo },
  ];
  return selects.map(({ label, languages, value, choose }) => (
    <Field key={label} label={label}>
      <Select value={value} onChange={({ target }) => choose(target.value as ProjectLanguage)}>
        {languages.map((lang) => (
          <option key={lang} value={lang} lang={lang}>
            {LANGUAGE_NAMES[lang]}
          </option>
        ))}
      </Select>
    </Field>
  ));
}
