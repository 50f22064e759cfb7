import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { useAction } from '@/browser/api/use-action';
import { useMoments } from '@/browser/time/use-moments';
import { languageLabel } from '@/shared/interface/languages';
import { Button } from '@/ui/kit/buttons/button';
import type { LabelChangeList, LabelChangeView } from '../../../labels/schema';
import type { useList } from '../../hooks/use-list';
import { undoLabels } from '../../labels-api';
import { SiteList } from '../site-list';

const LOOK_AGAIN_MS = 3_000;

interface LabelChangesProps {
  list: ReturnType<typeof useList<LabelChangeList>>;
  /** a change has gone on, or was undone */
  onChanged: () => void;
}

/** Changes of labels over all guides, with how far they are, and the way back. */
export function LabelChanges({ list, onChanged }: LabelChangesProps) {
  const t = useTranslations('site.labels');
  const { answer } = list;
  const lookAgain = useEffectEvent(onChanged);
  useEffect(() => {
    const isUnderWay = answer?.results.some(
      ({ state }) => state === 'running' || state === 'undoing',
    );
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => lookAgain(), LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [answer]);
  return (
    <section className="mt-6 flex flex-col gap-3">
      <div>
        <h3 className="text-lg">{t('changes')}</h3>
        <p className="text-sm text-ink-muted">{t('undoHint')}</p>
      </div>
      <SiteList
        list={list}
        label={t('changes')}
        none={t('noChanges')}
        row={(change) => <Change change={change} onUndone={onChanged} />}
      />
    </section>
  );
}

function Change({ change, onUndone }: { change: LabelChangeView; onUndone: () => void }) {
  const t = useTranslations('site.labels');
  const locale = useLocale();
  const format = useFormatter();
  const { moment } = useMoments();
  const { run, isBusy } = useAction();
  const { id, names: before, to, state, operator, createdAt, canUndo } = change;
  const names = format.list(before, { type: 'conjunction' });
  const language = languageLabel(locale, change.lang);
  const { guides, changed, undone } = change;
  return (
    <div className="flex flex-col items-start gap-1 py-3 wrap-anywhere">
      <p id={id} className="font-semibold">
        {to === null ? t('removed', { names, language }) : t('renamed', { names, to, language })}
      </p>
      <p className="text-sm text-ink-muted">
        <span>{t(`states.${state}`, { guides, changed, undone })}</span>
        <span>{` · ${moment(createdAt)}`}</span>
        <span>{` · ${operator}`}</span>
      </p>
      {canUndo && (
        <Button
          variant="secondary"
          size="sm"
          aria-describedby={id}
          isBusy={isBusy}
          onClick={() =>
            void run(async () => {
              await undoLabels(id);
              onUndone();
            })
          }
        >
          {t('undo')}
        </Button>
      )}
    </div>
  );
}
