'use client';

import { changeStored } from '@/browser/storage/stored-values';
import { type ProjectLanguage, LANGUAGE_NAMES } from '@/shared/interface/languages';
import { withQuery } from '@/shared/addresses/with-query';
import { CONTENT_LANGUAGE_KEY } from '@/shared/interface/preferences';

interface LanguageLinkProps {
  /** of the guide's page */
  address: string;
  code: ProjectLanguage;
  isCurrent: boolean;
  className: string;
}

/** Leads to the guide in another language, which is another document; the viewer follows. */
export function LanguageLink({ address, code, isCurrent, className }: LanguageLinkProps) {
  return (
    <a
      href={withQuery(address, { lang: code })}
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
