import { useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { RadioGroup } from '@/ui/kit/fields/radio-group';
import { IMPORT_SPLITS, type ImportSplit } from '../../constants';
import type { ImportView } from '../../schema';

interface ImportPreviewProps {
  shown: ImportView;
  isBusy: boolean;
  start: () => void;
  rescan: (split: ImportSplit | null) => void;
}

const SPLITS = ['structure', ...IMPORT_SPLITS] as const;

/** The choices before an import, and its start. */
export function ImportPreview({ shown, isBusy, start, rescan }: ImportPreviewProps) {
  const t = useTranslations('transfer');
  return (
    <>
      {/\.docx$/i.test(shown.fileName) && (
        <RadioGroup
          legend={t('split.legend')}
          name="split"
          value={shown.split ?? 'structure'}
          options={SPLITS.map((value) => ({ value, label: t(`split.${value}`) }))}
          onValueChange={(value) => rescan(value === 'structure' ? null : value)}
          className="[&>div]:flex-row [&>div]:flex-wrap"
        />
      )}
      <Button isBusy={isBusy} className="max-xs:w-full" onClick={start}>
        {t('start', { count: shown.guides.pending + shown.guides.asking })}
      </Button>
    </>
  );
}
