import { CircleCheck } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import type { TranslationResult } from '@/features/translations/schema';
import { languageIn } from '@/shared/interface/languages';
import { useUnitName } from '../../bench/hooks/use-unit-name';
import { TranslationConflict } from './translation-conflict';

interface TranslationOutcomeProps {
  result: TranslationResult;
  isBusy: boolean;
  onOverwrite: (ids: string[]) => void;
}

/** Written, conflicting and refused texts, with their line numbers. */
export function TranslationOutcome({ result, isBusy, onOverwrite }: TranslationOutcomeProps) {
  const t = useTranslations('editor.translations');
  const locale = useLocale();
  const nameOf = useUnitName();
  const summary = useRef<HTMLDivElement>(null);
  // It appears below the button, perhaps out of view.
  useEffect(() => summary.current?.focus(), []);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { written, unchanged, conflicts, refused, from, to } = result;
  const untranslated = unchanged.filter(({ reason }) => reason === 'untranslated').length;
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <div className="flex flex-col gap-6">
      <div
        ref={summary}
        role="status"
        tabIndex={-1}
        className="flex items-start gap-3 rounded-lg bg-good-soft px-4 py-3"
      >
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
        <div>
          <p className="font-semibold">
            {t('written', {
              count: written.length,
              from: languageIn(locale, from),
              to: languageIn(locale, to),
            })}
          </p>
          <p className="text-sm">
            {t('left', { same: unchanged.length - untranslated, untranslated })}
          </p>
        </div>
      </div>
      {conflicts.length > 0 && (
        <section className="flex flex-col gap-3">
          <h3 className="text-lg font-semibold">{t('conflicts', { count: conflicts.length })}</h3>
          <p className="text-sm text-ink-muted">{t('conflictsText')}</p>
          <ul className="flex flex-col gap-3">
            {conflicts.map((conflict) => (
              <TranslationConflict
                key={conflict.id}
                conflict={conflict}
                languages={{ from, to }}
                isChosen={chosen.includes(conflict.id)}
                onChoose={(isChosen) => choose(conflict.id, isChosen)}
              />
            ))}
          </ul>
          <Button
            className="self-start"
            isBusy={isBusy}
            disabled={chosen.length === 0}
            onClick={() => onOverwrite([...chosen])}
          >
            {t('overwrite', { count: chosen.length })}
          </Button>
        </section>
      )}
      {refused.length > 0 && (
        <section className="flex flex-col gap-3">
          <h3 className="text-lg font-semibold">{t('refused', { count: refused.length })}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {refused.map(({ id, line, message }) => (
              <li key={`${line} ${id}`} className="py-2 wrap-anywhere">
                <span className="font-mono text-sm text-ink-muted">{t('line', { line })}</span>{' '}
                <span className="font-medium">{nameOf(id) ?? id}</span> <span>{message}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
