'use client';

import { useTranslations } from 'next-intl';
import type { ReactElement } from 'react';
import { openKeyboardHelp } from '@/browser/page/keyboard-help';

interface KeysButtonProps {
  className: string;
  icon?: ReactElement;
  /** of its name */
  textClass?: string | undefined;
}

/** Shows the keys of the page, where there is a keyboard as far as one can tell. */
export function KeysButton({ className, icon, textClass }: KeysButtonProps) {
  const t = useTranslations('keys');
  return (
    <button
      type="button"
      title={t('title')}
      onClick={openKeyboardHelp}
      className={`${className} pointer-coarse:hidden`}
    >
      {icon}
      <span className={textClass}>{t('title')}</span>
    </button>
  );
}
