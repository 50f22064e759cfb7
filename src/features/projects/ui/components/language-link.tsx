'use client';

import { changeStored } from '@/browser/storage/stored-values';
import { type ProjectLanguage, LANGUAGE_NAMES } from '@/shared/interface/languages';
import { paths } from '@/shared/addresses/paths';
import { CONTENT_LANGUAGE_KEY } from '@/shared/interface/preferences';

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
