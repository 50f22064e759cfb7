'use client';

import { Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { Dialog } from '@/components/ui/dialog';

interface ShareDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** of the project */
  name: string;
  /** the short link, from loaders.shortLinkOf */
  link: string;
}

/** Ways to hand on a published project: its link, and the device's own share sheet where there is one. */
export function ShareDialog({ isOpen, onOpenChange, name, link }: ShareDialogProps) {
  const t = useTranslations('share');
  // Opened by a press only, so the browser is there to be asked.
  const canShare = isOpen && typeof navigator !== 'undefined' && typeof navigator.share === 'function';
  const share = async () => {
    try {
      await navigator.share({ title: name, url: link });
    } catch {
      // Closing the sheet ends here too; the link is still in the field.
    }
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('title')} description={t('text', { name })}>
      <div className="flex flex-col gap-4">
        <CopyField label={t('link')} value={link} />
        {canShare && <Button variant="secondary" onClick={share}><Share2 aria-hidden />{t('device')}</Button>}
      </div>
    </Dialog>
  );
}
