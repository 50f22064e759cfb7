import { useTranslations } from 'next-intl';
import { useContext, useId } from 'react';
import { MEMBER_ROLES, type MemberRole } from '@/features/auth/workshops/roles';
import {
  LANGUAGE_NAMES,
  PROJECT_LANGUAGES,
  type ProjectLanguage,
} from '@/shared/interface/languages';
import { Checkbox } from '@/ui/kit/fields/checkbox';
import { FormErrorsContext } from '@/ui/kit/fields/field-context';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import { RadioGroup } from '@/ui/kit/fields/radio-group';

interface RoleFieldsProps {
  role: MemberRole;
  onRoleChange: (role: MemberRole) => void;
  /** chosen at first */
  languages?: readonly ProjectLanguage[];
}

/** The role of a person, and the languages of a translator. */
export function RoleFields({ role, onRoleChange, languages = [] }: RoleFieldsProps) {
  const t = useTranslations('people');
  const { languages: error } = useContext(FormErrorsContext);
  const errorId = useId();
  return (
    <>
      <RadioGroup
        legend={t('chooseRole')}
        name="role"
        value={role}
        onValueChange={onRoleChange}
        options={MEMBER_ROLES.map((value) => ({
          value,
          label: t(`role.${value}`),
          hint: t(`roleHint.${value}`),
        }))}
      />
      {role === 'translator' && (
        <fieldset
          className="min-w-0"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        >
          <legend className="text-sm font-semibold">{t('chooseLanguages')}</legend>
          {PROJECT_LANGUAGES.map((lang) => (
            <Checkbox
              key={lang}
              name="languages"
              value={lang}
              defaultChecked={languages.includes(lang)}
              label={<span lang={lang}>{LANGUAGE_NAMES[lang]}</span>}
            />
          ))}
          {error && <FieldProblem id={errorId}>{error}</FieldProblem>}
        </fieldset>
      )}
    </>
  );
}

/** The fields above as the calls take them. */
export const roleIn = (data: FormData, role: MemberRole) => ({
  role,
  languages: role === 'translator' ? data.getAll('languages') : [],
});
