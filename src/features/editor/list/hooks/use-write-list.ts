import { useTranslations } from 'next-intl';
import { useMemo, useRef, useState } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { randomKey } from '@/browser/api/use-idempotency-key';
import { addStep, updateStep } from '@/features/projects/ui/api';
import { StepType } from '@/features/projects/constants';
import { useStepList } from '@/features/projects/ui/hooks/use-first-list';
import { highlightRow } from '../model/rows';
import {
  type ListedStep,
  stepsOfList,
  stepsWithoutText,
  textsFilled,
  textsOfListed,
} from '../model/written-list';
import { useEditor } from '../../shell/hooks/editor-context';

/** Progress of the lines while they are sent. */
export type ListProgress = { done: number; total: number };

/**
 * Makes a step of each line of a list, in order, at the end of the guide. Steps with a picture and
 * no text get the first lines, unless that is off. Lines that fail stay in the list, which this
 * device stores until then.
 */
export function useWriteList() {
  const t = useTranslations('editor');
  const { store, project, drafts } = useEditor();
  const { projectUid } = store.get().project;
  const list = useStepList(projectUid);
  const [progress, setProgress] = useState<ListProgress>();
  const [problem, setProblem] = useState('');
  const [isFilling, setIsFilling] = useState(true);
  const stepsToFill = useMemo(() => stepsWithoutText(project), [project]);
  const waiting = stepsToFill.filter(({ id }) => !(id in drafts));
  const fillable = isFilling ? waiting : [];
  // A line is sent again with the same key: a lost answer creates no second step.
  const keys = useRef(new Map<string, string>());

  const write = (next: string) => {
    list.write(next);
    setProblem('');
  };
  /** @returns how many became steps; undefined when some are left */
  const add = async (): Promise<number | undefined> => {
    const steps = stepsOfList(list.text);
    const left: ListedStep[] = [...steps];
    let first: string | undefined;
    try {
      for (const [done, step] of steps.entries()) {
        setProgress({ done, total: steps.length });
        const { languages } = store.get().project;
        const body = { ...textsOfListed(step, languages), type: StepType.Step };
        const request = `${left.filter(({ line }) => line === step.line).length} ${JSON.stringify(body)}`;
        const key = keys.current.get(request) ?? randomKey();
        keys.current.set(request, key);
        const target = fillable[done];
        const item = target
          ? await updateStep(projectUid, target.id, {
              ...textsFilled(target, step, languages),
              version: target.version,
            })
          : await addStep(projectUid, body, key);
        store.dispatch({ type: 'itemLoaded', saved: { list: 'steps', item } });
        first ??= item.id;
        left.shift();
      }
      keys.current.clear();
      write('');
      return steps.length;
    } catch (error) {
      write(left.map(({ line }) => line).join('\n'));
      setProblem(error instanceof ApiError ? error.message : t('failed'));
      return undefined;
    } finally {
      setProgress(undefined);
      if (first) highlightRow(first);
    }
  };
  return { text: list.text, write, add, progress, problem, waiting, isFilling, setIsFilling };
}
