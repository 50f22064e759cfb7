'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { saveFile } from '@/client/save-file';
import { useAction } from '@/client/use-action';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { RadioGroup } from '@/components/ui/radio-group';
import { readTranslation } from '@/features/project/translations/api';
import type { TranslationFormat } from '@/features/project/translations/schema';
import { useEditor } from '../hooks/editor-context';
import { useLanguagePair } from '../hooks/use-language-pair';
import { LanguageSelect } from './language-select';

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
          <LanguageSelect
            label={t('from')}
            languages={pair.sources}
            value={pair.from}
            onChange={pair.setFrom}
          />
          <LanguageSelect
            label={t('to')}
            languages={pair.targets}
            value={pair.to}
            onChange={pair.setTo}
          />
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
