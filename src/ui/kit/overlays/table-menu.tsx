import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import { saveFile } from '@/browser/files/save-file';
import { SEPARATORS, type SeparatorName } from '@/shared/text/table';
import { Button } from '../buttons/button';
import { DropdownMenu } from './dropdown-menu';

export interface TableEntry {
  id: string;
  label: string;
  /** loads the file; without a separator, it is that of the reader's spreadsheets */
  load: (separator: SeparatorName | undefined) => Promise<{ blob: Blob; fileName: string }>;
}

const CHOICES = ['auto', ...Object.keys(SEPARATORS)] as readonly ('auto' | SeparatorName)[];

/** Saves one of several tables for spreadsheets, with a choice of what separates the columns. */
export function TableMenu({ tables }: { tables: readonly TableEntry[] }) {
  const t = useTranslations('tables');
  const { run, isBusy } = useAction();
  const [choice, setChoice] = useState(CHOICES[0]);
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="sm" isBusy={isBusy}>
          {!isBusy && <Download aria-hidden />}
          <span>{t('save')}</span>
        </Button>
      }
      entries={tables.map(({ id, label, load }) => ({
        id,
        label,
        onSelect: () =>
          void run(async () => {
            const { blob, fileName } = await load(choice === 'auto' ? undefined : choice);
            saveFile(blob, fileName);
          }),
      }))}
      choice={{
        label: t('separator'),
        options: CHOICES.map((value) => ({ value, label: t(`separators.${value}`) })),
        value: choice,
        onChange: (next) => setChoice(CHOICES.find((value) => value === next)),
      }}
    />
  );
}
