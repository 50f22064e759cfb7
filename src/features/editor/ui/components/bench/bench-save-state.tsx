'use client';

import { RotateCw } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useTimeZone } from '@/browser/time/time-zone';
import { Button } from '@/ui/kit/buttons/button';
import type { BenchUnit } from '../../../model/bench/units';
import { draftOf } from '../../../model/saving/draft';
import { itemOf } from '../../../model/list/project-items';
import { useEditor } from '../../hooks/editor-context';
import { useFieldErrors } from '../../hooks/saving/use-field-errors';
import { SaveState } from '../save-state';

/** Whether the text is saved, in words. */
export function BenchSaveState({ unit }: { unit: BenchUnit }) {
  return unit.item ? <ItemSaveState item={unit.item} /> : <OwnSaveState unit={unit} />;
}

function ItemSaveState({ item: { key, kind } }: { item: NonNullable<BenchUnit['item']> }) {
  const { project, drafts } = useEditor();
  const draft = drafts[key] ?? draftOf(kind, itemOf(project, key), project.languages);
  const { summary } = useFieldErrors(key, draft);
  return <SaveState itemKey={key} summary={summary} isWaiting={false} />;
}

function OwnSaveState({ unit }: { unit: BenchUnit }) {
  const t = useTranslations('editor.saveState');
  const common = useTranslations('common');
  const format = useFormatter();
  const timeZone = useTimeZone();
  const {
    ownTexts: { save, savedAtMs, saveNow },
  } = useEditor();
  const text = () => {
    if (save?.is === 'offline') return t('offline');
    if (save?.is === 'unsent') return t('unsent');
    if (save?.is === 'refused') return t('failed', { reason: save.message || common('errorText') });
    if (unit.clash !== undefined) return t('clash');
    if (unit.isUnsaved && !unit.problem) return t('saving');
    if (unit.isUnsaved || savedAtMs === undefined) return '';
    return t('saved', {
      time: format.dateTime(savedAtMs, { hour: '2-digit', minute: '2-digit', timeZone }),
    });
  };
  return (
    <div className="mr-auto flex min-w-40 flex-1 flex-wrap items-center gap-x-3 text-sm">
      <p role="status" className="text-ink-muted">
        {text()}
      </p>
      {(save?.is === 'offline' || save?.is === 'refused') && (
        <Button variant="ghost" size="sm" onClick={() => void saveNow()}>
          <RotateCw aria-hidden />
          <span>{common('retry')}</span>
        </Button>
      )}
    </div>
  );
}
