import { Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { paths } from '@/shared/addresses/paths';

/** Link to the form that reports a guide to the operators. */
export function ReportLink({ projectUid }: { projectUid: string }) {
  const t = useTranslations('guideReport');
  return (
    <a
      href={paths.guideReport(projectUid)}
      rel="nofollow"
      className="inline-flex min-h-11 items-center gap-2 self-start text-sm text-ink-muted underline hover:text-ink print:hidden"
    >
      <Flag aria-hidden className="size-4" />
      <span>{t('link')}</span>
    </a>
  );
}
