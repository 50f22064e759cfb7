import { ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CONTENT_ID } from '@/browser/navigation/arrive';

/** Appears after two window heights of a long page, by styles alone; not on shorter pages. */
export function BackToTop() {
  const t = useTranslations('layout');
  return (
    <div className="to-top">
      <a href={`#${CONTENT_ID}`} title={t('toTop')} aria-label={t('toTop')}>
        <ArrowUp aria-hidden />
      </a>
    </div>
  );
}
