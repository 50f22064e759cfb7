'use client';

import { Check, Link2, Presentation, Printer, Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useState } from 'react';
import { lazily } from '@/browser/page/lazily';
import { Button } from '@/ui/kit/buttons/button';
import { WrapText } from '@/ui/kit/wrap-text';
import { useCopy } from '@/ui/kit/fields/use-copy';
import { paths } from '@/shared/addresses/paths';

const LinkDialog = lazily(
  async () => (await import('@/features/projects/ui/components/sharing/link-dialog')).LinkDialog,
);

interface GuideActionsProps {
  projectUid: string;
  /** of the project */
  name: string;
  /** false where the page shows something else */
  isPrintable?: boolean;
  /** the link to it as one document */
  download?: ReactNode;
}

/** Prints one page with the numbers, pictures and warnings (src/styles/poster.css). */
function printPoster() {
  const { dataset } = document.documentElement;
  dataset['print'] = 'poster';
  window.addEventListener('afterprint', () => delete dataset['print'], { once: true });
  window.print();
}

/** Buttons to print a guide and to share it. */
export function GuideActions({
  projectUid,
  name,
  isPrintable = true,
  download,
}: GuideActionsProps) {
  const t = useTranslations('share');
  const common = useTranslations('common');
  const { state, copy } = useCopy();
  const [isOpen, setOpen] = useState(false);
  const linkHere = () => window.location.origin + paths.project(projectUid);

  const share = async () => {
    if (typeof navigator.share !== 'function') return setOpen(true);
    // Closing the sheet ends here too.
    await navigator.share({ title: name, url: linkHere() }).catch(() => undefined);
  };
  const copyLink = async () => {
    // If the browser forbids copying, the dialog shows the link.
    if (!(await copy(linkHere()))) setOpen(true);
  };

  return (
    <div className="-mx-3 flex flex-wrap print:hidden">
      {isPrintable && (
        <>
          <Button variant="ghost" className="px-3" onClick={() => window.print()}>
            <Printer aria-hidden />
            <span>{t('print')}</span>
          </Button>
          <Button variant="ghost" className="px-3" title={t('posterHint')} onClick={printPoster}>
            <Presentation aria-hidden />
            <span>{t('poster')}</span>
          </Button>
        </>
      )}
      <Button variant="ghost" className="px-3" onClick={share}>
        <Share2 aria-hidden />
        <span>{t('title')}</span>
      </Button>
      <Button variant="ghost" className="px-3" onClick={copyLink}>
        {state === 'copied' ? <Check aria-hidden /> : <Link2 aria-hidden />}
        <span aria-live="polite">{state === 'copied' ? common('copied') : t('copyLink')}</span>
      </Button>
      <WrapText>{download}</WrapText>
      {isOpen && (
        <Suspense>
          <LinkDialog onClose={() => setOpen(false)} link={linkHere()} />
        </Suspense>
      )}
    </div>
  );
}
