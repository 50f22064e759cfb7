import { numberSign } from '@/features/projects/model/marks/number-sign';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useEditor } from '../../shell/hooks/editor-context';
import { useInsertNumber } from '../hooks/use-insert-number';
import type { MarkActions } from '../hooks/use-mark-actions';
import type { MarkEdits } from '../hooks/use-mark-edits';
import { useMarkName } from '../hooks/use-mark-name';
import { nextNumber } from '../model/mark-list';
import { MarkFields } from './mark-fields';
import { MarkItems } from './mark-items';

interface MarkPanelProps {
  stepId: string;
  edits: MarkEdits;
  actions: MarkActions;
}

/** The list of marks beside the picture, and the fields of the chosen one. */
export function MarkPanel({
  stepId,
  edits,
  actions: { announce, focusNext, remove },
}: MarkPanelProps) {
  const t = useTranslations('markEditor');
  const { lang } = useEditor();
  const { marks, chosen } = edits;
  const { placeOf, sizeOf } = useMarkName();
  const insert = useInsertNumber(stepId);
  const keysId = useId();
  return (
    <div className="flex min-w-0 flex-col gap-4 lg:w-88 lg:shrink-0">
      <MarkItems
        marks={marks}
        chosenId={chosen?.id}
        lang={lang}
        describedBy={keysId}
        onChoose={edits.choose}
        onStep={(mark, isResized) => {
          edits.change(mark, isResized ? 'size' : 'place');
          announce(isResized ? sizeOf(mark) : placeOf(mark));
        }}
        onLabel={(id) => {
          edits.choose(id);
          focusNext('[data-label]');
        }}
        onRemove={remove}
      />
      {chosen && (
        <MarkFields
          key={chosen.id}
          mark={chosen}
          offered={nextNumber(marks)}
          onChange={edits.change}
          onInsert={(number) => {
            insert(number);
            announce(t('inserted', { digit: numberSign(number) }));
          }}
          onRemove={() => remove(chosen)}
        />
      )}
      <p id={keysId} className="text-sm text-ink-muted max-md:sr-only">
        {t('keys')}
      </p>
    </div>
  );
}
