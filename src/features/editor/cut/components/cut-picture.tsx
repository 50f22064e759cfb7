import { Crop } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { useLatePart } from '@/ui/kit/overlays/use-late-part';
import type { useStepMedia } from '../../pictures/hooks/use-step-media';
import { type StepMedium, withChange } from '../../pictures/model/step-media';

const load = () => import('./cut-dialog').then((module) => module.CutDialog);

interface CutPictureProps {
  medium: StepMedium;
  actions: ReturnType<typeof useStepMedia>;
}

/** A button that opens the dialog for cropping, which loads with it. */
export function CutPicture({ medium, actions }: CutPictureProps) {
  const t = useTranslations('pictureCut');
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { Part } = useLatePart(load, isOpen, close);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Crop aria-hidden />
        <span>{t('open')}</span>
      </Button>
      {isOpen && Part && (
        <Part
          medium={medium}
          onClose={close}
          onDone={(edit) => actions.change((media) => withChange(media, medium.id, { edit }))}
        />
      )}
    </>
  );
}
