import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { reloadIfScriptMissing } from '@/browser/page/reload-for-update';
import { saveFile } from '@/browser/files/save-file';
import { useAction } from '@/browser/api/use-action';
import { Button } from '@/ui/kit/buttons/button';
import { Skeleton } from '@/ui/kit/skeleton';
import { QR_PNG_PX, qrFileName, type QrModules, qrSquares, qrSvg } from '../../model/qr-picture';
import { QrSvg } from './qr-svg';

/** The link as a QR code, drawn here, to be scanned from the screen or taken along as a file. */
export function QrCode({ projectUid, link }: { projectUid: string; link: string }) {
  const t = useTranslations('share');
  const [modules, setModules] = useState<QrModules>();
  const [hasFailed, setFailed] = useState(false);
  const { run, isBusy } = useAction();
  useEffect(() => {
    let isGone = false;
    // Loaded on demand, so that no page contains the encoder.
    import('uqr')
      .then(({ encode }) => {
        if (!isGone) setModules(encode(link, { ecc: 'M', border: 0 }).data);
      })
      .catch(async (error: unknown) => {
        if (!(await reloadIfScriptMissing(error))) setFailed(true);
      });
    return () => {
      isGone = true;
    };
  }, [link]);
  if (hasFailed)
    return (
      <p role="alert" className="font-medium text-bad">
        {t('qrFailed')}
      </p>
    );
  if (!modules) return <Skeleton className="mx-auto aspect-square w-full max-w-80" />;
  const saveSvg = () =>
    saveFile(new Blob([qrSvg(modules)], { type: 'image/svg+xml' }), qrFileName(projectUid, 'svg'));
  const savePng = () =>
    run(async () => saveFile(await pngOf(modules), qrFileName(projectUid, 'png')));
  return (
    <div className="flex flex-col items-center gap-4">
      <QrSvg modules={modules} label={t('qrLabel', { link })} />
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" onClick={saveSvg}>
          <Download aria-hidden />
          <span>{t('saveSvg')}</span>
        </Button>
        <Button variant="secondary" isBusy={isBusy} onClick={() => void savePng()}>
          <Download aria-hidden />
          <span>{t('savePng')}</span>
        </Button>
      </div>
    </div>
  );
}

async function pngOf(modules: QrModules): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: QR_PNG_PX,
    height: QR_PNG_PX,
  });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, QR_PNG_PX, QR_PNG_PX);
  pen.fillStyle = '#000';
  for (const { x, y, size } of qrSquares(modules, QR_PNG_PX)) pen.fillRect(x, y, size, size);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser makes no PNG.');
  return blob;
}
