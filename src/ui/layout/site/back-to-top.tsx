import { ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CONTENT_ID } from '@/browser/navigation/arrive';

/** Comes into sight after two windows' height of a long page, and is not there on others: by styles alone. */
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
