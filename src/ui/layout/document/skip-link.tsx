import { useTranslations } from 'next-intl';
import { CONTENT_ID } from '@/browser/navigation/arrive';

export function SkipLink() {
  const t = useTranslations('layout');
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="fixed top-0 left-2 z-60 print:hidden -translate-y-full rounded-md bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-2"
    >
      {t('skip')}
    </a>
  );
}
