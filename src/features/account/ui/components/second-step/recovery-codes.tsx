import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { saveFile } from '@/browser/files/save-file';
import { Button } from '@/ui/kit/buttons/button';
import { CopyField } from '@/ui/kit/fields/copy-field';

/** Shows recovery codes, this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslations('settings.secondStep');
  const text = codes.join('\n');
  const save = () =>
    saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), `${t('fileName')}.txt`);
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-start gap-2.5 rounded-md bg-warn-soft px-3 py-2.5 font-medium text-warn">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0">{t('madeText')}</span>
      </p>
      <CopyField label={t('made')} value={text} isLong />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={save}>
          {t('save')}
        </Button>
        <Button onClick={onDone}>{t('done')}</Button>
      </div>
    </div>
  );
}
