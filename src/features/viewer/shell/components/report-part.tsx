import { useEffect } from 'react';
import type { ReportDialogProps } from '@/features/feedback/ui/components/report-dialog';
import { useLatePart } from '@/ui/kit/overlays/use-late-part';

/** Loads after the rest of the viewer, and early: without a network it could not load later. */
const LOAD_DELAY_MS = 2000;
const load = () =>
  import('@/features/feedback/ui/components/report-dialog').then((module) => module.ReportDialog);

/** The report dialog, loaded when the viewer is idle or on request: most readers never need it. */
export function ReportPart({ isReady, ...props }: ReportDialogProps & { isReady: boolean }) {
  const { isOpen, onClose } = props;
  const { Part, prepare } = useLatePart(load, isOpen, onClose);
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(prepare, LOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isReady, prepare]);

  return Part ? <Part {...props} /> : null;
}
