import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { cn } from '@/ui/kit/cn';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { Field } from '@/ui/kit/fields/field';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import { Select } from '@/ui/kit/fields/select';
import { isGated, LINE_KINDS, type LineKind } from '@/features/projects/model/lines/lines';
import { LINE_ICONS } from '@/features/projects/ui/components/lines/line-icons';
import { fieldsOf, lineField } from '../../shell/model/fields';
import type { DraftLine } from '../../saving/model/draft';
import { withKind, withLineMoved } from '../../saving/model/draft-parts';
import { useEditor } from '../../shell/hooks/editor-context';
import { useFieldName } from '../hooks/use-field-name';
import type { StepPartsEditor } from '../hooks/use-step-parts';
import { ItemText, type SharedTextProps } from './item-text';

const TONES: Record<LineKind, string> = {
  danger: 'text-bad',
  warning: 'text-signal',
  caution: 'text-warn',
  note: 'text-ink-muted',
  tip: 'text-ink-muted',
};

interface StepLinesProps extends SharedTextProps {
  parts: StepPartsEditor;
}

/** Lines and timers of a step beside its description, in one language. */
export function StepLines({ parts, ...shared }: StepLinesProps) {
  const t = useTranslations('editor.lines');
  const { project } = useEditor();
  const nameOf = useFieldName();
  const id = useId();
  const { draft, isBeside, errors } = shared;
  const { lines = [] } = draft;
  const fields = fieldsOf(draft);
  const tooMany = errors[`lines.${project.languages[0]}`];
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-sm font-semibold">
        {t('title')}
      </h3>
      {tooMany && <FieldProblem>{tooMany}</FieldProblem>}
      <ul className="flex flex-col gap-3">
        {lines.map((line, index) => {
          const name = nameOf(lineField(line.id), draft);
          const field = fields.find((each) => each.name === lineField(line.id));
          return (
            <li
              key={line.id}
              className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-3"
            >
              {isBeside ? (
                <LineName kind={line.kind} name={name} />
              ) : (
                <LineTools
                  {...shared}
                  line={line}
                  name={name}
                  isFirst={index === 0}
                  isLast={index === lines.length - 1}
                  onRemove={() => parts.remove('lines', line.id, name)}
                />
              )}
              {field && <ItemText {...shared} field={field} label={name} isLabelHidden />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function LineName({ kind, name }: { kind: LineKind; name: string }) {
  const Icon = LINE_ICONS[kind];
  return (
    <p aria-hidden className="flex min-h-11 items-center gap-2 text-sm font-semibold">
      <Icon className={cn('size-5 shrink-0', TONES[kind])} />
      <span>{name}</span>
    </p>
  );
}

interface LineToolsProps extends Pick<SharedTextProps, 'draft' | 'onChange'> {
  line: DraftLine;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onRemove: () => void;
}

/** Kind and place of a line: the same in every language. */
function LineTools({ draft, onChange, line, name, isFirst, isLast, onRemove }: LineToolsProps) {
  const t = useTranslations('editor.lines');
  const kindNames = useTranslations('lines.kinds');
  const { id, kind } = line;
  const Icon = LINE_ICONS[kind];
  const means = t(`means.${kind}`);
  const move = (by: -1 | 1) => onChange(withLineMoved(draft, id, by));
  const hintId = useId();
  return (
    <div className="flex flex-wrap items-start gap-1">
      <Icon aria-hidden className={cn('mt-2.5 mr-1 size-6 shrink-0', TONES[kind])} />
      <Field label={t('kind', { name })} isLabelHidden className="min-w-0 flex-1">
        <Select
          value={kind}
          aria-describedby={hintId}
          onChange={({ target }) => onChange(withKind(draft, id, target.value as LineKind))}
        >
          {LINE_KINDS.map((each) => (
            <option key={each} value={each}>
              {kindNames(each)}
            </option>
          ))}
        </Select>
      </Field>
      {!(isFirst && isLast) && (
        <>
          <IconButton label={t('up', { name })} aria-disabled={isFirst} onClick={() => move(-1)}>
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton label={t('down', { name })} aria-disabled={isLast} onClick={() => move(1)}>
            <ArrowDown aria-hidden />
          </IconButton>
        </>
      )}
      <IconButton label={t('remove', { name })} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
      {/* Wider than the field, which leaves little room on a phone. */}
      <p id={hintId} className="w-full text-sm text-ink-muted">
        {isGated(kind) ? `${means} ${t('confirmed')}` : means}
      </p>
    </div>
  );
}
