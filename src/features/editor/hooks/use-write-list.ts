'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useAccount } from '@/client/account';
import { ApiError } from '@/client/api-error';
import { forgetDraft, keepDraft, keptDraft } from '@/client/device-drafts';
import { randomKey } from '@/client/use-idempotency-key';
import { addStep } from '@/features/project/api';
import { StepType } from '@/features/project/constants';
import { lightRow } from '../model/rows';
import { type ListedStep, stepsOfList, textsOfListed } from '../model/written-list';
import { useEditor } from './editor-context';

/** How far the steps of a list are, while they are added. */
export type ListProgress = { done: number; total: number };

/**
 * A list that becomes steps at the end of the guide, one for each line, in their order. What could not be added stays in the list.
 * This device keeps it until then.
 */
export function useWriteList() {
  const t = useTranslations('editor');
  const { store } = useEditor();
  const { projectUid } = store.get().project;
  const account = useAccount();
  const place = account === undefined ? undefined : { account, name: `step-list/${projectUid}` };
  const [text, setText] = useState(() => {
    const kept = place && keptDraft(place);
    return typeof kept === 'string' ? kept : '';
  });
  const [progress, setProgress] = useState<ListProgress>();
  const [problem, setProblem] = useState('');
  // A line that was sent before is sent under the same key: an answer that was lost makes no second step.
  const keys = useRef(new Map<string, string>());

  const write = (next: string) => {
    setText(next);
    setProblem('');
    if (place && next.trim() === '') forgetDraft(place);
    else if (place) keepDraft(place, next);
  };
  /** @returns how many became steps; undefined when some are left */
  const add = async (): Promise<number | undefined> => {
    const steps = stepsOfList(text);
    const left: ListedStep[] = [...steps];
    let first: string | undefined;
    try {
      for (const [done, step] of steps.entries()) {
        setProgress({ done, total: steps.length });
        const body = {
          ...textsOfListed(step, store.get().project.languages),
          type: StepType.Step,
        };
        const wish = `${left.filter(({ line }) => line === step.line).length} ${JSON.stringify(body)}`;
        const key = keys.current.get(wish) ?? randomKey();
        keys.current.set(wish, key);
        const item = await addStep(projectUid, body, key);
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
      if (first) lightRow(first);
    }
  };
  return { text, write, add, progress, problem };
}
