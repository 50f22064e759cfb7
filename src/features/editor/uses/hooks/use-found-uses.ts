import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { failureToast } from '@/browser/api/failure-toast';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { USES_MAX } from '@/features/projects/constants';
import { readProposedUses } from '@/features/projects/ui/api';
import { draftIn } from '../../list/model/project-items';
import { withoutUse, withUse } from '../../saving/model/draft-parts';
import { saveAll } from '../../saving/hooks/save-all';
import { useEditor } from '../../shell/hooks/editor-context';
import { stepNumbers } from '../../shell/model/shown-name';
import { itemsIn } from '../model/guide-items';

type Found = Awaited<ReturnType<typeof readProposedUses>>['results'];

/** Looks for parts and tools in the steps, and adds those that are accepted to their uses. */
export function useFoundUses() {
  const t = useTranslations('editor');
  const common = useTranslations('common');
  const showToast = useToast();
  const { project, drafts, store, autosave, dispatch } = useEditor();
  const [found, setFound] = useState<Found>();
  const [isBusy, setIsBusy] = useState(false);
  const find = async (): Promise<boolean> => {
    setIsBusy(true);
    try {
      // The server reads what is stored.
      await saveAll({ store, autosave });
      setFound((await readProposedUses(project.projectUid)).results);
      return true;
    } catch (error) {
      const retry = { label: common('retry'), onSelect: () => void find() };
      showToast(failureToast(error, t('failed'), retry));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const items = new Map(itemsIn(project, project.languages[0]).map((item) => [item.id, item]));
  const numbers = stepNumbers(project.steps);
  const steps = (found ?? []).flatMap(({ stepId, items: ids }) => {
    const step = project.steps.find(({ id }) => id === stepId);
    if (!step) return [];
    const { uses = [] } = draftIn({ project, drafts }, stepId, 'step');
    const proposals = ids.flatMap((id) => {
      const item = items.get(id);
      return item ? [{ item, isAccepted: uses.some((use) => use.id === id) }] : [];
    });
    const isFull = uses.length >= USES_MAX;
    return [{ step, number: numbers.get(stepId) ?? 0, proposals, isFull }];
  });
  const accept = (stepId: string, ids: readonly string[], isAccepted = true) => {
    const draft = draftIn(store.get(), stepId, 'step');
    const next = ids.reduce((each, id) => {
      if (!isAccepted) return withoutUse(each, id);
      const { uses = [] } = each;
      const isKept = uses.length >= USES_MAX || uses.some((use) => use.id === id);
      return isKept ? each : withUse(each, { id });
    }, draft);
    dispatch({ type: 'edited', key: stepId, draft: next });
  };
  const acceptAll = () => {
    for (const { step, proposals } of steps)
      accept(
        step.id,
        proposals.map(({ item }) => item.id),
      );
  };
  return { find, isBusy, steps, accept, acceptAll };
}
