import { useTranslations } from 'next-intl';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { reloadIfScriptMissing } from '@/browser/page/reload-for-update';
import { useToast } from '../toasts/toast-context';

/**
 * A dialog whose code loads when it is first opened. If that fails, a toast reports it, and `onFail`
 * closes the dialog, so that opening it tries again.
 * @param load and `onFail` stay the same between renders
 * @returns the component, once it is there; `prepare` loads it early and reports no failure
 */
export function useLatePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFail: () => void,
): { Part: ComponentType<Props> | undefined; prepare: () => void } {
  const t = useTranslations('common');
  const showToast = useToast();
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isWanted || Part) return undefined;
    let isLeft = false;
    load().then(
      (part) => setPart(() => part),
      async (error: unknown) => {
        if ((await reloadIfScriptMissing(error)) || isLeft) return;
        onFail();
        showToast({ text: t('unreachable'), tone: 'bad' });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [load, isWanted, Part, onFail, showToast, t]);
  const prepare = useCallback(
    () =>
      void load().then(
        (part) => setPart(() => part),
        () => undefined,
      ),
    [load],
  );
  return { Part, prepare };
}
