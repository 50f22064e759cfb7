import { useLocale, useTranslations } from 'next-intl';
import type { PublicProject } from '@/features/projects/schema';
import { dateWords } from '@/shared/text/date-words';

interface PrintedLinkProps {
  project: Pick<PublicProject, 'versionNumber' | 'versionPublishedAt'>;
  link: string;
  qr: string;
}

/** The version, the page's short address and a QR code, for printed pages only. */
export function PrintedLink({ project, link, qr }: PrintedLinkProps) {
  const t = useTranslations('project');
  // In UTC: the page is cached for readers in all zones.
  const { date } = dateWords(project.versionPublishedAt, useLocale(), 'UTC');
  return (
    <div
      data-paper
      className="hidden break-inside-avoid items-center gap-4 border-t border-line pt-4 print:flex"
    >
      <img src={qr} alt="" width={96} height={96} loading="lazy" className="size-28 pixelated" />
      <p className="min-w-0">
        <span>{t('printed')}</span>
        <br />
        <span translate="no" className="font-mono wrap-anywhere">
          {link}
        </span>
        <br />
        <span>{t('version', { number: project.versionNumber, date })}</span>
      </p>
    </div>
  );
}
