import { useLocale, useTranslations } from 'next-intl';
import type { Role } from '@/features/auth/workshops/roles';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { languageList } from '@/shared/text/word-lists';

/** A role in words, for translators with their languages. */
export function useRoleText() {
  const t = useTranslations('people');
  const locale = useLocale();
  return ({ role, languages }: { role: Role; languages: readonly ProjectLanguage[] }) =>
    languages.length > 0
      ? t('roleInto', { role: t(`role.${role}`), languages: languageList(locale, languages) })
      : t(`role.${role}`);
}
