import { Barcode, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { gtinOf, missingCheckDigit } from '@/shared/ids/gtin';

/** A bar code of 13 digits is one of 12 with a wrong end while it is being typed. */
const TYPING_PAUSE_MS = 500;

/**
 * A note on what a reference code looks like: a bar code number, or one with a typo. It blocks
 * nothing.
 */
export function CodeNote({ code }: { code: string }) {
  const t = useTranslations('dashboard.form');
  const [settled, setSettled] = useState(code);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(code), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [code]);
  const digit = missingCheckDigit(settled);
  return (
    <span
      role="status"
      className="mt-1 flex items-start gap-1.5 font-medium empty:hidden [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0"
    >
      {gtinOf(settled) !== undefined && (
        <>
          <Barcode aria-hidden className="text-good" />
          <span className="text-good">{t('barCode')}</span>
        </>
      )}
      {digit !== undefined && (
        <>
          <TriangleAlert aria-hidden className="text-warn" />
          <span className="text-warn">{t('barCodeDigit', { digit })}</span>
        </>
      )}
    </span>
  );
}
