'use client';

import { useTranslations } from 'next-intl';
import { useState, type CSSProperties } from 'react';
import { ColorField } from '@/features/profile/ui/components/color-field';
import { hexColorOf } from '@/features/profile/model/hex-color';
import { TOKENS } from '@/shared/http/tokens';
import { accentTokens } from '@/shared/site/accent';

interface AccentFieldProps {
  /** null for the colour of the product */
  saved: string | null;
  error: string | undefined;
}

/** The accent of the site, and how each theme shows it: shifted until text in it is readable. */
export function AccentField({ saved, error }: AccentFieldProps) {
  const t = useTranslations('site.identity');
  const [typed, setTyped] = useState(saved ?? TOKENS.light.signal);
  const accent = hexColorOf(typed) ?? null;
  const isShifted = accent !== null && accentTokens(accent, 'light').signal !== accent;
  return (
    <div className="flex flex-col gap-3">
      <ColorField
        name="accent"
        label={t('accent')}
        pickerLabel={t('accentPicker')}
        hint={t('accentHint')}
        value={typed}
        fallback={TOKENS.light.signal}
        error={error}
        onValueChange={setTyped}
      />
      <div className="flex flex-wrap gap-3">
        {(['light', 'dark'] as const).map((theme) => {
          const { signal } = accentTokens(accent, theme);
          return (
            <p
              key={theme}
              data-theme={theme}
              style={{ '--signal': signal } as CSSProperties}
              className="flex items-center gap-3 rounded-md border border-line bg-paper px-3 py-2 font-semibold text-ink"
            >
              <span aria-hidden className="size-6 rounded-sm bg-signal" />
              <span>{t(theme)}</span>
              <span className="font-mono text-sm">{signal}</span>
            </p>
          );
        })}
      </div>
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {isShifted ? t('accentShifted') : ''}
      </p>
    </div>
  );
}
