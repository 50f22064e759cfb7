import { useLocale, useTranslations } from 'next-intl';
import type { QuestionText, StepText } from '../../../model/content/fields';
import type { ReactNode } from 'react';
import { languageIn, type ProjectLanguage } from '@/shared/interface/languages';
import type {
  ListField,
  ProjectTextField,
  PartField,
  SettingField,
} from '../../../model/versions/changes';

type Field = ProjectTextField | ListField | SettingField | StepText | PartField | QuestionText;

interface ChangedFieldProps {
  field: Field;
  /** where the guide has more than one */
  lang?: ProjectLanguage | undefined;
  children: ReactNode;
}

/** The name of a field above what differs in it. */
export function ChangedField({ field, lang, children }: ChangedFieldProps) {
  const t = useTranslations('versions.changes');
  const locale = useLocale();
  const name = t(`fields.${field}`);
  return (
    <div>
      <h4 className="text-sm font-semibold text-ink-muted">
        {lang ? t('field', { field: name, language: languageIn(locale, lang) }) : name}
      </h4>
      <div>{children}</div>
    </div>
  );
}
