import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Input } from '@/ui/kit/fields/input';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { YIELD_MAX, YIELD_MIN, YIELD_UNIT_MAX } from '../../../constants';
import { useLimitedText } from '../../hooks/use-limited-text';
import { errorsIn } from '../../../model/form/draft-translations';
import type { FormState } from './form-state';

const NO_UNITS = Object.fromEntries(
  PROJECT_LANGUAGES.map((lang) => [lang, '']),
) as FormState['draft']['yieldUnits'];

/** The amount that a guide makes, and its word in the first language. */
export function YieldField({ draft, onChange, errors }: Omit<FormState, 'suggestions'>) {
  const t = useTranslations('dashboard.form');
  const limited = useLimitedText();
  const amount = useRef<HTMLInputElement>(null);
  const [lang = 'en'] = draft.languages;
  const unitError = errorsIn(errors, lang, draft.languages)['yieldUnits.value'];
  const isWritten = [draft.yieldAmount, draft.yield, ...Object.values(draft.yieldUnits)].some(
    (text) => text !== '',
  );
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{t('yield')}</legend>
      <p className="text-sm text-ink-muted">{t('yieldHint')}</p>
      <div className="grid grid-cols-3 items-start gap-3">
        <Field label={t('yieldAmount')} error={errors['yield.amount']}>
          <Input
            ref={amount}
            type="number"
            inputMode="decimal"
            step="any"
            min={YIELD_MIN}
            max={YIELD_MAX}
            value={draft.yieldAmount}
            onChange={({ target }) => onChange({ yieldAmount: target.value })}
            className="font-mono"
          />
        </Field>
        <Field
          label={t('yieldUnit')}
          className="col-span-2"
          {...limited(draft.yield, YIELD_UNIT_MAX, unitError)}
        >
          <Input
            lang={lang}
            value={draft.yield}
            placeholder={t('yieldPlaceholder')}
            onChange={({ target }) => onChange({ yield: target.value })}
            autoComplete="off"
          />
        </Field>
      </div>
      {isWritten && (
        <Button
          variant="ghost"
          size="sm"
          className="self-start"
          onClick={() => {
            // This button disappears.
            amount.current?.focus();
            onChange({ yieldAmount: '', yield: '', yieldUnits: NO_UNITS });
          }}
        >
          {t('removeYield')}
        </Button>
      )}
    </fieldset>
  );
}
