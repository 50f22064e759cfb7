import { numberSign } from '@/features/projects/model/marks/number-sign';
import { Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { ChoiceField } from '@/ui/kit/fields/choice-field';
import { Field } from '@/ui/kit/fields/field';
import { Input } from '@/ui/kit/fields/input';
import { MARK_LABEL_MAX, MARK_NUMBER_MAX, MARK_TONES } from '@/features/projects/constants';
import { languageLabel } from '@/shared/interface/languages';
import { useEditor } from '../../shell/hooks/editor-context';
import { type EditedMark, labelIn, withLabel } from '../model/mark-list';
import { coloursOf } from '@/features/projects/ui/components/marks/marks-layer';

const NUMBERS = [null, ...Array.from({ length: MARK_NUMBER_MAX }, (_, index) => index + 1)];

interface MarkFieldsProps {
  mark: EditedMark;
  /** the number that no mark has yet */
  offered: number | null;
  onChange: (mark: EditedMark, part?: string) => void;
  onInsert: (number: number) => void;
  onRemove: () => void;
}

/** Number, label and colour of the chosen mark. */
export function MarkFields({ mark, offered, onChange, onInsert, onRemove }: MarkFieldsProps) {
  const t = useTranslations('markEditor');
  const locale = useLocale();
  const {
    project: { languages },
    lang,
    setLang,
  } = useEditor();
  const { number } = mark;
  return (
    <div className="flex flex-col gap-4">
      <NumberChoice
        number={number}
        offered={offered}
        onChange={(next) => onChange({ ...mark, number: next })}
      />
      <div className="flex flex-wrap gap-x-3 gap-y-4">
        <Field
          label={t('label')}
          isOptional
          counter={{ value: labelIn(mark, lang), max: MARK_LABEL_MAX }}
          className="min-w-44 flex-1"
        >
          <Input
            data-label
            lang={lang}
            maxLength={MARK_LABEL_MAX}
            autoComplete="off"
            value={labelIn(mark, lang)}
            onChange={({ target }) =>
              onChange(withLabel(mark, lang, target.value), `label ${lang}`)
            }
          />
        </Field>
        {languages.length > 1 && (
          <ChoiceField
            label={t('labelLanguage')}
            value={lang}
            values={languages}
            nameOf={(each) => languageLabel(locale, each)}
            onChange={setLang}
            className="min-w-36 flex-1"
          />
        )}
      </div>
      <ToneChoice tone={mark.tone} onChange={(tone) => onChange({ ...mark, tone })} />
      <div className="-mr-3 flex flex-wrap items-center justify-between gap-2">
        {number !== null && (
          <Button variant="secondary" size="sm" onClick={() => onInsert(number)}>
            {t('insert', { digit: numberSign(number) })}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onRemove}>
          <Trash2 aria-hidden />
          <span>{t('remove')}</span>
        </Button>
      </div>
    </div>
  );
}

function NumberChoice({
  number,
  offered,
  onChange,
}: Pick<EditedMark, 'number'> & {
  offered: number | null;
  onChange: (number: EditedMark['number']) => void;
}) {
  const t = useTranslations('markEditor');
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{t('number')}</legend>
      <div className="grid grid-cols-5 gap-1.5">
        {NUMBERS.map((each) => (
          <label
            key={each}
            data-offered={number === null && each !== null && each === offered ? '' : undefined}
            className="relative grid min-h-11 cursor-pointer place-items-center rounded-md border border-line-strong px-0.5 text-sm hover:border-ink has-checked:border-signal has-checked:bg-signal has-checked:text-on-signal has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal data-offered:border-signal data-offered:font-semibold data-offered:text-signal"
          >
            <input
              type="radio"
              name={name}
              checked={number === each}
              onChange={() => onChange(each)}
              className="sr-only"
            />
            <span className="max-w-full truncate">{each ?? t('noNumber')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const TONES = [null, ...MARK_TONES];

function ToneChoice({
  tone,
  onChange,
}: Pick<EditedMark, 'tone'> & { onChange: (tone: EditedMark['tone']) => void }) {
  const t = useTranslations('markEditor');
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{t('tone')}</legend>
      <div className="-mx-1.5 flex flex-wrap">
        {TONES.map((each) => {
          const shown = each ?? 'signal';
          return (
            <label
              key={shown}
              title={t(`tones.${shown}`)}
              className="relative grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-signal"
            >
              <input
                type="radio"
                name={name}
                aria-label={t(`tones.${shown}`)}
                checked={tone === each}
                onChange={() => onChange(each)}
                className="peer sr-only"
              />
              <span
                aria-hidden
                style={{ background: coloursOf(each).line }}
                className="size-7 rounded-full ring-1 ring-line-strong ring-offset-2 ring-offset-surface peer-checked:ring-3 peer-checked:ring-ink"
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
