import { useTranslations } from 'next-intl';

/** The page's short address and QR code, for printed pages only. */
export function PrintedLink({ link, qr }: { link: string; qr: string }) {
  const t = useTranslations('project');
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
      </p>
    </div>
  );
}
