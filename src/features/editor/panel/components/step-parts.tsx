import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { LINES_MAX, TIMERS_MAX } from '@/features/projects/constants';
import { useStepParts } from '../hooks/use-step-parts';
import type { SharedTextProps } from './item-text';
import { ChooseUses } from '../../uses/components/choose-uses';
import { StepUses } from '../../uses/components/step-uses';
import { StepLines } from './step-lines';
import { StepTimers } from './step-timers';

/** The lines, timers and uses of a step; only quiet buttons where there are none. */
export function StepParts(props: SharedTextProps) {
  const t = useTranslations('editor');
  const { lines = [], timers = [] } = props.draft;
  const parts = useStepParts(props);
  return (
    <>
      {lines.length > 0 && <StepLines {...props} parts={parts} />}
      {timers.length > 0 && <StepTimers {...props} parts={parts} />}
      {!props.isBeside && <StepUses {...props} />}
      {!props.isBeside && (
        <div className="-mx-3 flex flex-wrap gap-2">
          {lines.length < LINES_MAX && (
            <Button variant="ghost" size="sm" data-field="addLine" onClick={parts.addLine}>
              <Plus aria-hidden />
              <span>{t('lines.add')}</span>
            </Button>
          )}
          {timers.length < TIMERS_MAX && (
            <Button variant="ghost" size="sm" data-field="addTimer" onClick={parts.addTimer}>
              <Plus aria-hidden />
              <span>{t('timers.add')}</span>
            </Button>
          )}
          <ChooseUses {...props} />
        </div>
      )}
    </>
  );
}
