'use client';

import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '../../kit/buttons/icon-button';
import { chooseTheme, useTheme } from './theme-store';

const NEXT = { system: 'light', light: 'dark', dark: 'system' } as const;
const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;
const LABELS = { system: 'themeSystem', light: 'themeLight', dark: 'themeDark' } as const;

/** One button that goes round: as the system, light, dark. */
export function ThemeSwitch() {
  const t = useTranslations('layout');
  const theme = useTheme();
  const Icon = ICONS[theme];
  return (
    <IconButton
      label={`${t('theme')}: ${t(LABELS[theme])}`}
      onClick={() => chooseTheme(NEXT[theme])}
    >
      <Icon aria-hidden />
    </IconButton>
  );
}
