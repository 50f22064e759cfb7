import { Timer, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import { fieldsOf, timeField, timerField } from '../../shell/model/fields';
import { withSeconds } from '../../saving/model/draft-parts';
import { useEditor } from '../../shell/hooks/editor-context';
import { useFieldName } from '../hooks/use-field-name';
import type { StepPartsEditor } from '../hooks/use-step-parts';
import { ItemText, type SharedTextProps } from './item-text';
import { TimeFields } from './time-fields';

interface StepTimersProps extends SharedTextProps {
  parts: StepPartsEditor;
}

/** The timers of a step, with their names in one language. */
export function StepTimers({ parts, ...shared }: StepTimersProps) {
  const t = useTranslations('editor.timers');
  const { project } = useEditor();
  const nameOf = useFieldName();
  const id = useId();
  const { draft, isBeside, errors, onChange } = shared;
  const { timers = [] } = draft;
  const fields = fieldsOf(draft);
  const [primary] = project.languages;
  const tooMany = errors[`timers.${primary}`];
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-sm font-semibold">
        {t('title')}
      </h3>
      <p className="text-sm text-ink-muted">{t('hint')}</p>
      {tooMany && <FieldProblem>{tooMany}</FieldProblem>}
      <ul className="flex flex-col gap-3">
        {timers.map((timer) => {
          const name = nameOf(timerField(timer.id), draft);
          const field = fields.find((each) => each.name === timerField(timer.id));
          return (
            <li
              key={timer.id}
              className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-3"
            >
              {isBeside ? (
                <p aria-hidden className="flex min-h-11 items-center gap-2 text-sm font-semibold">
                  <Timer className="size-5 shrink-0 text-ink-muted" />
                  <span>{name}</span>
                </p>
              ) : (
                <div className="flex items-start gap-1">
                  <TimeFields
                    label={t('time', { name })}
                    field={timeField(timer.id)}
                    seconds={timer.seconds}
                    error={errors[`${timeField(timer.id)}.${primary}`]}
                    onChange={(seconds) => onChange(withSeconds(draft, timer.id, seconds))}
                  />
                  <IconButton
                    label={t('remove', { name })}
                    className="mt-6.5"
                    onClick={() => parts.remove('timers', timer.id, name)}
                  >
                    <Trash2 aria-hidden />
                  </IconButton>
                </div>
              )}
              {field && (
                <ItemText {...shared} field={field} label={t('name', { name })} isOptional />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
