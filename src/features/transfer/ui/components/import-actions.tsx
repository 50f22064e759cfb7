import { useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import {
  IMPORT_CHOICES,
  type ImportChoice,
  type ImportSplit,
  RESTING_STATES,
} from '../../constants';
import type { ImportView } from '../../schema';
import { ImportPreview } from './import-preview';

interface ImportActionsProps {
  shown: ImportView;
  isBusy: boolean;
  /** runs an action whose button may disappear */
  act: (action: () => void) => void;
  cancel: () => void;
  start: () => void;
  rescan: (split: ImportSplit | null) => void;
  chooseAll: (choice: ImportChoice) => void;
}

/** The choices about an import that has not ended. */
export function ImportActions({
  shown,
  isBusy,
  act,
  cancel,
  start,
  rescan,
  chooseAll,
}: ImportActionsProps) {
  const t = useTranslations('transfer');
  const isPreview = shown.state === 'preview';
  const chosenFor = shown.results.filter(({ existing, state }) =>
    isPreview ? existing : state === 'asking',
  );
  return (
    <div className="flex flex-wrap gap-3">
      {isPreview && <ImportPreview {...{ shown, isBusy, rescan }} start={() => act(start)} />}
      {RESTING_STATES.includes(shown.state) &&
        chosenFor.length > 1 &&
        IMPORT_CHOICES.map((choice) => (
          <Button
            key={choice}
            variant="secondary"
            isBusy={isBusy}
            className="max-xs:w-full"
            onClick={() => act(() => chooseAll(choice))}
          >
            {t(`all.${choice}`)}
          </Button>
        ))}
      {!shown.isCancelled && (
        <Button
          variant="secondary"
          isBusy={isBusy}
          className="max-xs:w-full"
          onClick={() => act(cancel)}
        >
          {t('cancel')}
        </Button>
      )}
    </div>
  );
}
