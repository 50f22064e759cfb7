'use client';

import { changeStored } from '@/client/stored-values';
import { type ProjectLanguage, LANGUAGE_NAMES } from '@/shared/languages';
import { paths } from '@/shared/paths';
import { CONTENT_LANGUAGE_KEY } from '@/shared/preferences';

interface LanguageLinkProps {
  projectUid: string;
  code: ProjectLanguage;
  isCurrent: boolean;
  className: string;
}

/** Leads to the guide in another language, which is another document; the viewer follows. */
export function LanguageLink({ projectUid, code, isCurrent, className }: LanguageLinkProps) {
  return (
    <a
      href={paths.project(projectUid, code)}
      hrefLang={code}
      lang={code}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => changeStored(CONTENT_LANGUAGE_KEY, () => code)}
      className={className}
    >
      {LANGUAGE_NAMES[code]}
    </a>
  );
}
