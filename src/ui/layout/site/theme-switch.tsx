'use client';

import { Moon, Sun } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '../../kit/buttons/icon-button';
import { SymbolIcon } from '../../kit/symbols';
import { chooseTheme, useTheme } from './theme-store';

const NEXT = { system: 'light', light: 'dark', dark: 'system' } as const;
const ICONS = {
  system: <SymbolIcon name="system" />,
  light: <Sun aria-hidden />,
  dark: <Moon aria-hidden />,
} as const;
const LABELS = { system: 'themeSystem', light: 'themeLight', dark: 'themeDark' } as const;

/** One button that goes round: as the system, light, dark. */
export function ThemeSwitch() {
  const t = useTranslations('layout');
  const theme = useTheme();
  return (
    <IconButton
      label={`${t('theme')}: ${t(LABELS[theme])}`}
      onClick={() => chooseTheme(NEXT[theme])}
    >
      {ICONS[theme]}
    </IconButton>
  );
}
