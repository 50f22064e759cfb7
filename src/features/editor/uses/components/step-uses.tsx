import { Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { Field } from '@/ui/kit/fields/field';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import { Input } from '@/ui/kit/fields/input';
import { Select } from '@/ui/kit/fields/select';
import { USE_AMOUNT_MAX } from '@/features/projects/constants';
import { unitsBeside } from '@/features/projects/model/uses/unit-sizes';
import type { SharedTextProps } from '../../panel/components/item-text';
import type { DraftUse } from '../../saving/model/draft';
import { useEditor } from '../../shell/hooks/editor-context';
import { useUnitName } from '../hooks/use-amount-text';
import { useStepUses } from '../hooks/use-step-uses';
import { type GuideItem, itemsIn } from '../model/guide-items';
import { SHARES, choiceOf, parseAmount, withChoice } from '../model/share-choice';

/** The parts and tools that a step uses, each with its share or an amount of its own. */
export function StepUses(props: SharedTextProps) {
  const t = useTranslations('editor.uses');
  const { project } = useEditor();
  const { change, remove } = useStepUses(props);
  const id = useId();
  const { draft, lang, errors } = props;
  const items = new Map(itemsIn(project, lang).map((item) => [item.id, item]));
  const problem = errors[`uses.${project.languages[0]}`];
  const rows = (draft.uses ?? []).flatMap((use) => {
    const item = items.get(use.id);
    return item ? [{ use, item }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-sm font-semibold">
        {t('title')}
      </h3>
      {problem && <FieldProblem>{problem}</FieldProblem>}
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
        {rows.map(({ use, item }) => (
          <li key={use.id} className="flex flex-col gap-2 py-1 pr-1 pb-3 pl-3 last:pb-3">
            <div className="flex items-start gap-2">
              <p lang={item.lang} className="min-w-0 flex-1 py-2.5 wrap-anywhere">
                {item.line}
              </p>
              <IconButton
                label={t('remove', { name: item.line })}
                onClick={() => remove(use.id, item.line)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </div>
            {(item.kind === 'part' || choiceOf(use) !== 'all') && (
              <UsedAmount item={item} use={use} onChange={change} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UsedAmountProps {
  item: GuideItem;
  use: DraftUse;
  onChange: (use: DraftUse) => void;
}

/** All of it, a share, or an amount. */
function UsedAmount({ item, use, onChange }: UsedAmountProps) {
  const t = useTranslations('editor.uses');
  const choice = choiceOf(use);
  const units = unitsBeside(item.amount ? item.amount.unit : undefined);
  const isOther = choice !== 'all' && choice !== 'own' && !SHARES.some(([sign]) => sign === choice);
  return (
    <div className="flex flex-wrap gap-2 pr-2">
      <Field label={t('share', { name: item.line })} isLabelHidden className="min-w-36 flex-1">
        <Select
          value={choice}
          onChange={({ target }) =>
            onChange(withChoice(use, target.value, item.amount?.unit ?? units[0] ?? null))
          }
        >
          <option value="all">{t('all')}</option>
          {SHARES.map(([sign]) => (
            <option key={sign} value={sign}>
              {t('part', { share: sign })}
            </option>
          ))}
          {isOther && <option value={choice}>{t('percent', { share: Number(choice) })}</option>}
          <option value="own">{t('own')}</option>
        </Select>
      </Field>
      {use.amount && (
        <OwnAmount
          name={item.line}
          units={units}
          amount={use.amount}
          onChange={(amount) => onChange({ id: use.id, amount })}
        />
      )}
    </div>
  );
}

type Amount = NonNullable<DraftUse['amount']>;
interface OwnAmountProps {
  name: string;
  units: readonly (string | null)[];
  amount: Amount;
  onChange: (amount: Amount) => void;
}

function OwnAmount({ name, units, amount: { value, unit }, onChange }: OwnAmountProps) {
  const t = useTranslations('editor.uses');
  const locale = useLocale();
  const unitName = useUnitName();
  const shown = (number: number) =>
    number > 0
      ? number.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 3 })
      : '';
  const [typed, setTyped] = useState(() => shown(value));
  if (parseAmount(typed) !== value && shown(parseAmount(typed)) !== shown(value))
    setTyped(shown(value));
  const choices = units.includes(unit) ? units : [unit, ...units];
  return (
    <>
      <Field label={t('amount', { name })} isLabelHidden className="w-24">
        <Input
          inputMode="decimal"
          autoComplete="off"
          className="font-mono"
          value={typed}
          onChange={({ target }) => {
            const text = target.value.replace(/[^\d.,/ ]/g, '').slice(0, 10);
            const next = parseAmount(text);
            if (next > USE_AMOUNT_MAX) return;
            setTyped(text);
            onChange({ value: next, unit });
          }}
        />
      </Field>
      {choices.length > 1 ? (
        <Field label={t('unit', { name })} isLabelHidden className="min-w-28 flex-1">
          <Select
            value={unit ?? ''}
            onChange={({ target }) => onChange({ value, unit: target.value || null })}
          >
            {choices.map((each) => (
              <option key={each} value={each ?? ''}>
                {unitName(each)}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        unit !== null && <p className="py-2.5 text-ink-muted">{unitName(unit)}</p>
      )}
    </>
  );
}
