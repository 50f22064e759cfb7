import { useTranslations } from 'next-intl';
import { buttonStyles } from '@/ui/kit/buttons/button-styles';
import { siteName } from '@/i18n/operator-settings';
import { paths } from '@/shared/addresses/paths';

/** Message in the frame of a guide that is not public any more. */
export function EmbedNotice({ text }: { text: string }) {
  const t = useTranslations('embed');
  const common = useTranslations('common');
  return (
    <main className="flex h-dvh flex-col items-center justify-center gap-4 border border-line bg-surface p-4 text-center">
      <h1 className="text-lg">{text}</h1>
      <a
        href={paths.explore()}
        target="_blank"
        rel="noopener"
        className={buttonStyles({ variant: 'secondary', size: 'sm' })}
      >
        <span>{t('more', { site: siteName() })}</span>
        <span className="sr-only">{`(${common('newWindow')})`}</span>
      </a>
    </main>
  );
}
