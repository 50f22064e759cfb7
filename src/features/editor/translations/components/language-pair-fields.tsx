import { useTranslations } from 'next-intl';
import { Field } from '@/ui/kit/fields/field';
import { Select } from '@/ui/kit/fields/select';
import { LANGUAGE_NAMES, type ProjectLanguage } from '@/shared/interface/languages';
import type { LanguagePair } from '../../bench/hooks/use-language-pair';

/** Selects of the language to translate from and the one to translate into. */
export function LanguagePairFields({ pair }: { pair: LanguagePair }) {
  const t = useTranslations('editor.translations');
  return (
    <>
      <LanguageSelect
        label={t('from')}
        languages={pair.sources}
        value={pair.from}
        onChange={pair.setFrom}
      />
      <LanguageSelect
        label={t('to')}
        languages={pair.targets}
        value={pair.to}
        onChange={pair.setTo}
      />
    </>
  );
}

interface LanguageSelectProps {
  label: string;
  languages: readonly ProjectLanguage[];
  value: ProjectLanguage;
  onChange: (language: ProjectLanguage) => void;
}

/** Lists each language by its own name. */
function LanguageSelect({ label, languages, value, onChange }: LanguageSelectProps) {
  return (
    <Field label={label}>
      <Select value={value} onChange={(event) => onChange(event.target.value as ProjectLanguage)}>
        {languages.map((lang) => (
          <option key={lang} value={lang} lang={lang}>
            {LANGUAGE_NAMES[lang]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
