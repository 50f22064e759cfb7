'use client';

import { Field } from '@/ui/kit/fields/field';
import { Select } from '@/ui/kit/fields/select';
import { LANGUAGE_NAMES, type ProjectLanguage } from '@/shared/interface/languages';

interface LanguageSelectProps {
  label: string;
  languages: readonly ProjectLanguage[];
  value: ProjectLanguage;
  onChange: (language: ProjectLanguage) => void;
}

/** Selects a language; each is listed by its own name. */
export function LanguageSelect({ label, languages, value, onChange }: LanguageSelectProps) {
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
