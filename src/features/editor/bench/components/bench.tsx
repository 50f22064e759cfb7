import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useStableHandler } from '@/browser/page/use-stable-handler';
import { useStoredValue } from '@/browser/storage/use-stored-value';
import { EmptyState } from '@/ui/kit/pictures/empty-state';
import { useBench } from '../hooks/use-bench';
import { useUnitName } from '../hooks/use-unit-name';
import { usePanelKeys } from '../../panel/hooks/use-panel-keys';
import { BenchEditor } from './bench-editor';
import { BenchRow } from './bench-row';
import { BenchToolbar, type BenchView } from './bench-toolbar';

/** Source and translation of each text, one after the other or in a list. */
export function Bench() {
  const t = useTranslations('editor.bench');
  const bench = useBench();
  const nameOf = useUnitName();
  const [stored, store] = useStoredValue('makerstep_bench');
  const view: BenchView = stored === 'single' ? 'single' : 'list';
  const { shown, current, to, from, previous, following } = bench;
  // True of this list only.
  const list = `${from}/${to}/${bench.filter}`;
  const [ended, setEnded] = useState<string>();

  // The text that was gone to gets the focus; opening the tab does not move it.
  const moved = useRef(false);
  const body = useRef<HTMLDivElement>(null);
  const id = current?.id;
  useEffect(() => {
    if (!moved.current || id === undefined) return;
    moved.current = false;
    body.current?.querySelector<HTMLElement>('[data-target]')?.focus();
  }, [id]);
  const goTo = (unit: { id: string } | undefined) => {
    if (!unit) return;
    setEnded(undefined);
    moved.current = true;
    bench.open(unit.id);
  };
  const goOn = () => {
    if (!current || current.problem) return;
    bench.save();
    const next = bench.next();
    if (next) goTo(next);
    else setEnded(list);
  };
  usePanelKeys({
    save: bench.save,
    previous: previous && (() => goTo(previous)),
    next: following && (() => goTo(following)),
  });
  const open = useStableHandler((id: string) => goTo({ id }));
  const hasPictures = shown.some(({ file }) => file);

  const editor = current && (
    <BenchEditor
      key={`${to}/${current.id}`}
      bench={bench}
      unit={current}
      name={nameOf(current.id) ?? ''}
      onGoOn={goOn}
      onPrevious={() => goTo(previous)}
      onFollowing={() => goTo(following)}
    />
  );
  return (
    <section aria-label={t('title')} className="flex flex-col gap-5">
      <BenchToolbar bench={bench} view={view} onViewChange={(next) => store(() => next)} />
      <p role="status" className="font-semibold empty:hidden">
        {ended === list && t(bench.filter === 'all' ? 'end' : 'done')}
      </p>
      {shown.length === 0 && <EmptyState drawing="inbox" text={t(`none.${bench.filter}`)} />}
      <div ref={body}>
        {view === 'single' ? (
          editor
        ) : (
          <ol aria-label={t('texts')} className="flex flex-col divide-y divide-line">
            {shown.map((unit) =>
              unit.id === current?.id ? (
                <li key={unit.id} className="py-3">
                  {editor}
                </li>
              ) : (
                <BenchRow
                  key={unit.id}
                  id={unit.id}
                  name={nameOf(unit.id) ?? ''}
                  source={unit.source}
                  target={unit.target}
                  state={unit.state}
                  isUnsaved={unit.isUnsaved}
                  file={unit.file}
                  hasPlace={hasPictures}
                  from={from}
                  to={to}
                  onOpen={open}
                />
              ),
            )}
          </ol>
        )}
      </div>
    </section>
  );
}
