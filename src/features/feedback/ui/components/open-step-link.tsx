import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import type { ButtonStyle } from '@/ui/kit/buttons/button-styles';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';

interface OpenStepLinkProps extends ButtonStyle {
  projectUid: string;
  stepId: string;
  /** 1-based, in the draft */
  number: number;
  /** opens the step in the editor that is there already */
  onOpen: (stepId: string) => void;
}

/** A link from what readers wrote to the step in the editor. */
export function OpenStepLink({ projectUid, stepId, number, onOpen, ...style }: OpenStepLinkProps) {
  const t = useTranslations('inbox');
  const handleClick = (event: MouseEvent) => {
    // With a modifier key the browser opens another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(stepId);
  };
  return (
    <ButtonLink
      href={dashboardPaths.editStep(projectUid, stepId)}
      prefetch={false}
      onClick={handleClick}
      {...style}
    >
      <span>{t('openStep', { number })}</span>
      <ArrowRight aria-hidden />
    </ButtonLink>
  );
}
