import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useSizeText } from '@/browser/files/use-size-text';
import { Meter } from '@/ui/kit/meter';
import { NEARLY_FULL } from '@/ui/kit/nearly-full';
import type { StorageView } from '@/features/uploads/schema';

/** The storage that the account's pictures use, in words and as bars. */
export function StorageUse({
  storage: { usedBytes, maxBytes, usedPictures, maxPictures },
}: {
  storage: StorageView;
}) {
  const t = useTranslations('settings.account');
  const sizeText = useSizeText();
  const id = useId();
  const uses = [
    {
      name: 'bytes',
      value: usedBytes,
      max: maxBytes,
      words: t('storageBytes', { used: sizeText(usedBytes), max: sizeText(maxBytes) }),
    },
    {
      name: 'pictures',
      value: usedPictures,
      max: maxPictures,
      words: t('storagePictures', { used: usedPictures, max: maxPictures }),
    },
  ];
  const isFull = uses.some(({ value, max }) => value >= max);
  const isNearlyFull = uses.some(({ value, max }) => value >= max * NEARLY_FULL);
  return (
    <div className="flex flex-col gap-5">
      {uses.map(({ name, value, max, words }) => (
        <div key={name} className="flex max-w-md flex-col gap-2">
          <p id={`${id}-${name}`} className="font-semibold tabular">
            {words}
          </p>
          <Meter value={value} max={max} labelledBy={`${id}-${name}`} />
        </div>
      ))}
      {isNearlyFull && (
        <p className="flex max-w-prose items-start gap-2">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
          <span>{t(isFull ? 'storageFull' : 'storageNearlyFull')}</span>
        </p>
      )}
    </div>
  );
}
