import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { saveFile } from '@/browser/files/save-file';
import { useAction } from '@/browser/api/use-action';
import { Button } from '@/ui/kit/buttons/button';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { RadioGroup } from '@/ui/kit/fields/radio-group';
import { readTranslation } from '@/features/translations/ui/api';
import type { TranslationFormat } from '@/features/translations/schema';
import { useEditor } from '../../shell/hooks/editor-context';
import { useLanguagePair } from '../../bench/hooks/use-language-pair';
import { LanguagePairFields } from './language-pair-fields';

interface TranslationExportProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Selects languages and format, and saves the file for translators. */
export function TranslationExport({ isOpen, onOpenChange }: TranslationExportProps) {
  const t = useTranslations('editor.translations');
  const { project } = useEditor();
  const { run, isBusy } = useAction();
  const pair = useLanguagePair(project.languages);
  const [format, setFormat] = useState<TranslationFormat>('csv');
  const save = async () => {
    const { blob, fileName } = await readTranslation(project.projectUid, {
      format,
      from: pair.from,
      to: pair.to,
    });
    saveFile(blob, fileName);
    onOpenChange(false);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('export')}
      description={t('exportText')}
      footer={
        <Button isBusy={isBusy} onClick={() => void run(save)}>
          {!isBusy && <Download aria-hidden />}
          <span>{t('save')}</span>
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <LanguagePairFields pair={pair} />
        </div>
        <RadioGroup
          legend={t('format')}
          name="translation-format"
          value={format}
          onValueChange={setFormat}
          options={[
            { value: 'csv', label: t('csv'), hint: t('csvHint') },
            { value: 'xliff', label: t('xliff'), hint: t('xliffHint') },
          ]}
        />
      </div>
    </Dialog>
  );
}
