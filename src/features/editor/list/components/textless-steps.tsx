import { useTranslations } from 'next-intl';
import { useEditor } from '../../shell/hooks/editor-context';
import { useNextText } from '../hooks/use-next-text';
import { usePictureQueue } from '../../pictures/hooks/picture-queue-context';

const action =
  '-my-2.5 inline-flex min-h-11 items-center text-left font-semibold text-signal underline underline-offset-4';

interface TextlessStepsProps {
  /** steps with a picture and no text */
  count: number;
  /** opens the dialog of the list */
  onList: () => void;
}

/** Two ways to write the texts of steps that are only pictures yet. */
export function TextlessSteps({ count, onList }: TextlessStepsProps) {
  const t = useTranslations('editor.textless');
  const { project } = useEditor();
  const goToNext = useNextText();
  const { isBusy } = usePictureQueue();
  const [primary = 'en'] = project.languages;
  if (count === 0 || isBusy) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-3 rounded-lg bg-sunken px-4 py-3 text-sm">
      <p role="status">{t('count', { count })}</p>
      <button type="button" className={action} onClick={() => goToNext(primary)}>
        {t('write', { count })}
      </button>
      <span aria-hidden>·</span>
      <button type="button" className={action} onClick={onList}>
        {t('list', { count })}
      </button>
    </div>
  );
}
