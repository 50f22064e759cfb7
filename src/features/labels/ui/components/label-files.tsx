'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { saveFile } from '@/browser/files/save-file';
import { useAction } from '@/browser/api/use-action';
import { Button } from '@/ui/kit/buttons/button';
import { labelSvg } from '../../model/label-picture';
import { qrFileName } from '../../model/qr-picture';

interface LabelFilesProps {
  projectUid: string;
  /** what the code opens */
  address: string;
  name: string;
  code: string;
  scan: string;
}

/** A single label as a file, to print elsewhere or to use in a design. */
export function LabelFiles({ projectUid, address, ...words }: LabelFilesProps) {
  const t = useTranslations('labels');
  const { run, isBusy } = useAction();
  const draw = async () => {
    const { encode } = await import('uqr');
    return labelSvg({ ...words, modules: encode(address, { ecc: 'M', border: 0 }).data });
  };
  const name = (extension: 'svg' | 'png') => qrFileName(`${projectUid}-label`, extension);
  const saveSvg = () =>
    run(async () =>
      saveFile(new Blob([(await draw()).svg], { type: 'image/svg+xml' }), name('svg')),
    );
  const savePng = () => run(async () => saveFile(await pngOf(await draw()), name('png')));
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" isBusy={isBusy} onClick={() => void saveSvg()}>
        <Download aria-hidden />
        <span>{t('saveSvg')}</span>
      </Button>
      <Button variant="secondary" isBusy={isBusy} onClick={() => void savePng()}>
        <Download aria-hidden />
        <span>{t('savePng')}</span>
      </Button>
    </div>
  );
}

async function pngOf({ svg, width, height }: ReturnType<typeof labelSvg>): Promise<Blob> {
  const drawing = Object.assign(new Image(width, height), {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  });
  await drawing.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(drawing, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser makes no PNG.');
  return blob;
}
