import { useCallback, useMemo, useState } from 'react';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { isUnsaved } from '../../shell/model/editor-state';
import { type BenchFilter, countsOf, firstFilter, nextUnit, unitsIn } from '../model/filter';
import { type BenchUnit, benchUnits } from '../model/units';
import { draftIn, itemOf } from '../../list/model/project-items';
import { isHalfWritten, storedIn, withLater, withText } from '../../saving/model/draft';
import { useSaveOnLeave } from '../../saving/hooks/use-save-on-leave';
import { useEditor } from '../../shell/hooks/editor-context';
import { useSeenSources } from './use-seen-sources';

const NO_UNITS: readonly BenchUnit[] = [];
const NONE: ReadonlySet<string> = new Set();

/** The translation bench: its texts, the one being translated, and how they change. */
export function useBench() {
  const { project, drafts, store, dispatch, autosave, lang, setLang, languagesOfTranslator } =
    useEditor();
  const { languages } = project;
  const [primary = 'en', ...others] = languages;
  const targets = others.filter((each) => languagesOfTranslator?.includes(each) ?? true);
  const [chosenFrom, setFrom] = useState<ProjectLanguage>();
  // The language that is written stays the same in all tabs.
  const to = targets.includes(lang) ? lang : (targets[0] ?? primary);
  const sources = languages.filter((each) => each !== to);
  const from = chosenFrom && sources.includes(chosenFrom) ? chosenFrom : primary;
  const units = useMemo(() => {
    const all = benchUnits({ project, drafts }, { from, to });
    if (!languagesOfTranslator) return all;
    // The call for texts takes no description of a first picture without one in the first language.
    return all.filter(({ item: { key, field } }) => {
      const item = field === 'alt' && itemOf(project, key);
      return !item || storedIn(item, 'alt', primary)?.value;
    });
  }, [project, drafts, from, to, primary, languagesOfTranslator]);
  const isPrimary = from === primary;
  const seen = useSeenSources(project.projectUid, to, isPrimary ? units : NO_UNITS);
  const counts = useMemo(() => countsOf(units), [units]);
  const [filter, setFilter] = useState(() => firstFilter(counts));
  const [worked, setWorked] = useState(NONE);
  const [chosenId, setChosenId] = useState<string>();
  const shown = useMemo(() => unitsIn(units, filter, worked), [units, filter, worked]);
  const current = shown.find(({ id }) => id === chosenId) ?? shown[0];
  const place = current ? shown.indexOf(current) : -1;
  const key = current?.item.key;

  useSaveOnLeave(key);

  /** Keeps a text in sight that no longer matches the filter. */
  const work = (unit: BenchUnit) => setWorked((known) => new Set([...known, unit.id]));
  const write = (unit: BenchUnit, value: string) => {
    work(unit);
    const written = withText(
      draftIn(store.get(), unit.item.key, unit.item.kind),
      unit.item.field,
      to,
      value,
    );
    // Texts that are not reached yet can wait.
    const draft = isHalfWritten(written, to) ? withLater(written, to, true) : written;
    dispatch({ type: 'edited', key: unit.item.key, draft });
  };
  const save = () => {
    if (key && isUnsaved(store.get().drafts[key])) void autosave.run(key);
  };
  const restart = () => {
    setWorked(NONE);
    setChosenId(undefined);
  };
  const setTo = (target: ProjectLanguage) => {
    setLang(target);
    restart();
  };
  return {
    from,
    to,
    pair: { from, to, sources, targets, setFrom, setTo },
    filter,
    counts,
    shown,
    current,
    /** the source of an old translation when it was right, if this device has seen it */
    formerSource: isPrimary && current?.state === 'old' ? seen[current.id] : undefined,
    place,
    chooseFilter: (next: BenchFilter) => {
      setFilter(next);
      restart();
    },
    open: useCallback((id: string) => setChosenId(id), []),
    previous: shown[place - 1],
    following: shown[place + 1],
    /** what is left to do after the current text */
    next: () => nextUnit(shown, filter, current?.id),
    write,
    work,
    save,
  };
}

export type Bench = ReturnType<typeof useBench>;
