import { Download } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { languageIn, type ProjectLanguage } from '@/shared/interface/languages';
import { machinePaths } from '@/shared/addresses/machine-paths';
import { buttonStyles } from '@/ui/kit/buttons/button-styles';

const MEGABYTE = 1024 * 1024;

interface DownloadLinkProps {
  projectUid: string;
  lang: ProjectLanguage;
  /** about how large it is */
  bytes: number;
}

/** Link to a guide as one document, with its size before anything is loaded. */
export function DownloadLink({ projectUid, lang, bytes }: DownloadLinkProps) {
  const t = useTranslations('share');
  const megabytes = bytes < MEGABYTE ? 0 : Math.round(bytes / MEGABYTE);
  return (
    <a
      href={machinePaths.guideFile(projectUid, lang)}
      // Without `download`: an answer that is no file is shown.
      rel="nofollow"
      className={buttonStyles({ variant: 'ghost', className: 'px-3' })}
    >
      <Download aria-hidden />
      <span className="flex flex-col items-start leading-tight">
        <span>{t('download')}</span>
        <span className="text-sm font-normal text-ink-muted">
          {t('oneFile', { megabytes, language: languageIn(useLocale(), lang) })}
        </span>
      </span>
    </a>
  );
}
