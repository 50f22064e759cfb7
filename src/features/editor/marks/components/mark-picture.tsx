import { PencilLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { useLatePart } from '@/ui/kit/overlays/use-late-part';
import type { StepMedium } from '../../pictures/model/step-media';

const load = () => import('./mark-dialog').then((module) => module.MarkDialog);

/** A button that opens a picture to draw marks on it; the dialog loads with the first press. */
export function MarkPicture({ stepId, medium }: { stepId: string; medium: StepMedium }) {
  const t = useTranslations('markEditor');
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { Part } = useLatePart(load, isOpen, close);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        data-field={`media.${medium.id}.mark`}
        onClick={() => setOpen(true)}
      >
        <PencilLine aria-hidden />
        <span>{t('open')}</span>
      </Button>
      {isOpen && Part && <Part key={medium.id} stepId={stepId} medium={medium} onClose={close} />}
    </>
  );
}
