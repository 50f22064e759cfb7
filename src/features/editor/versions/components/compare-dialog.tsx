import { useTranslations } from 'next-intl';
import { Field } from '@/ui/kit/fields/field';
import { Select } from '@/ui/kit/fields/select';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { useEditor } from '../../shell/hooks/editor-context';
import { VersionChanges } from './version-changes';

const DRAFT = 'draft';
export type Compared = { from: number; to: number | typeof DRAFT };

interface CompareDialogProps {
  /** undefined while it is closed */
  compared: Compared | undefined;
  onCompare: (compared: Compared | undefined) => void;
  newest: number;
  oldest: number;
}

/** Differences between any two versions, or a version and the draft. */
export function CompareDialog({ compared, onCompare, newest, oldest }: CompareDialogProps) {
  const t = useTranslations('editor.versions');
  const { unpublishedChanges } = useEditor();
  const numbers = Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index);
  const options = numbers.map((number) => (
    <option key={number} value={number}>
      {t('numbered', { number })}
    </option>
  ));
  return (
    <Dialog
      isOpen={compared !== undefined}
      onOpenChange={() => onCompare(undefined)}
      title={t('changes')}
      className="max-w-3xl"
    >
      {compared && (
        <div className="flex flex-col gap-5">
          <div className="grid gap-3 xs:grid-cols-2">
            <Field label={t('from')}>
              <Select
                value={compared.from}
                onChange={({ target }) => onCompare({ ...compared, from: Number(target.value) })}
              >
                {options}
              </Select>
            </Field>
            <Field label={t('to')}>
              <Select
                value={compared.to}
                onChange={({ target: { value } }) =>
                  onCompare({ ...compared, to: value === DRAFT ? DRAFT : Number(value) })
                }
              >
                <option value={DRAFT}>{t('draft')}</option>
                {options}
              </Select>
            </Field>
          </div>
          <VersionChanges {...compared} state={String(unpublishedChanges)} />
        </div>
      )}
    </Dialog>
  );
}
