import { useTranslations } from 'next-intl';
import { useEffect, useState, type ComponentType } from 'react';
import { reloadIfScriptMissing } from '@/browser/page/reload-for-update';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { ReportDialogProps } from '@/features/feedback/ui/components/report-dialog';

/** Loads after the rest of the viewer, and early: without a network it could not load later. */
const LOAD_DELAY_MS = 2000;
const load = () =>
  import('@/features/feedback/ui/components/report-dialog').then((module) => module.ReportDialog);

/** The report dialog, loaded when the viewer is idle or on request: most readers never need it. */
export function ReportPart({ isReady, ...props }: ReportDialogProps & { isReady: boolean }) {
  const t = useTranslations('common');
  const showToast = useToast();
  const [Part, setPart] = useState<ComponentType<ReportDialogProps>>();
  const { isOpen, onClose } = props;

  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(
      () =>
        void load().then(
          (part) => setPart(() => part),
          () => undefined,
        ),
      LOAD_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [isReady]);

  useEffect(() => {
    if (!isOpen || Part) return;
    let isLeft = false;
    load().then(
      (part) => setPart(() => part),
      async (error: unknown) => {
        if ((await reloadIfScriptMissing(error)) || isLeft) return;
        onClose();
        showToast({ text: t('unreachable'), tone: 'bad' });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isOpen, Part, onClose, showToast, t]);

  return Part ? <Part {...props} /> : null;
}
