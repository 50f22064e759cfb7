'use client';

import { TriangleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { TEXT_CONTRAST_MIN, contrastOf, parseHexColor } from '@/shared/interface/contrast';
import { readableBanner } from '../../model/readable-banner';

interface ContrastNoteProps {
  /** both as '#rrggbb' */
  textColor: string;
  backgroundColor: string;
}

/** Explains when the chosen text colour is unreadable, and what readers see instead. */
export function ContrastNote({ textColor, backgroundColor }: ContrastNoteProps) {
  const t = useTranslations('settings.profile');
  const format = useFormatter();
  const text = parseHexColor(textColor);
  const background = parseHexColor(backgroundColor);
  const contrast = text && background ? contrastOf(text, background) : TEXT_CONTRAST_MIN;
  const shown = readableBanner({ textColor, backgroundColor, coverOpacity: 1, hasCover: false });
  return (
    <div role="status">
      {contrast < TEXT_CONTRAST_MIN && (
        <p className="flex items-start gap-2.5 rounded-md bg-warn-soft px-3 py-2.5 text-sm text-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
          <span>
            {t('lowContrast', {
              // Rounded down, so that 4.49 is not displayed as the required 4.5.
              contrast: format.number(Math.floor(contrast * 10) / 10, { minimumFractionDigits: 1 }),
              needed: format.number(TEXT_CONTRAST_MIN),
              shown: shown.text === '#ffffff' ? 'white' : 'black',
            })}
          </span>
        </p>
      )}
    </div>
  );
}
