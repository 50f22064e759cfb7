'use client';

import { CodeXml, QrCode as QrIcon, Share2, Tags } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { buttonStyles } from '@/ui/kit/buttons/button-styles';
import { CopyField } from '@/ui/kit/fields/copy-field';
import { Disclosure } from '@/ui/kit/disclosure';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { embedCode } from '../../../model/embed-code';
import { QrCode } from '@/features/labels/ui/components/qr-code';

export interface Shared {
  projectUid: string;
  /** of the project */
  name: string;
  /** the short link, from loaders.shortLinkOf */
  link: string;
}

interface ShareOptionsProps {
  project: Shared;
  /** of the field with the link */
  label: string;
  isQrOpen?: boolean;
}

const never = () => () => undefined;

/**
 * Every way to share a published project: its link, the device's share sheet, a QR code, and embed
 * code for other sites.
 */
export function ShareOptions({
  project: { projectUid, name, link },
  label,
  isQrOpen = false,
}: ShareOptionsProps) {
  const t = useTranslations('share');
  const common = useTranslations('common');
  const canShare = useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
  const share = async () => {
    try {
      await navigator.share({ title: name, url: link });
    } catch {
      // Closing the sheet ends here too; the link is still in the field.
    }
  };
  return (
    <div className="flex flex-col gap-4 text-left">
      <CopyField label={label} value={link} />
      {canShare && (
        <Button variant="secondary" onClick={share}>
          <Share2 aria-hidden />
          <span>{t('device')}</span>
        </Button>
      )}
      <Disclosure label={t('qr')} icon={<QrIcon aria-hidden />} isOpenAtFirst={isQrOpen}>
        <QrCode projectUid={projectUid} link={link} />
      </Disclosure>
      <Disclosure label={t('embed')} icon={<CodeXml aria-hidden />}>
        <CopyField
          label={t('embedCode')}
          hint={t('embedHint')}
          value={embedCode(`${link}/embed`, name)}
          isLong
        />
      </Disclosure>
      {/* In a window of its own: what is being written here stays open. */}
      <a
        href={dashboardPaths.labels(projectUid)}
        target="_blank"
        rel="noopener"
        className={buttonStyles({ variant: 'secondary' })}
      >
        <Tags aria-hidden />
        <span>{t('labels')}</span>
        <span className="sr-only">{` (${common('newWindow')})`}</span>
      </a>
    </div>
  );
}
