import { ArrowRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { languageIn, languageLabel } from '@/shared/interface/languages';
import { useEditor } from '../../shell/hooks/editor-context';
import { useFieldName } from '../../panel/hooks/use-field-name';
import { useAmountText } from '../../uses/hooks/use-amount-text';
import type { Hint, HintPlace } from '../model/publication-check';

/** Number of places of one kind shown before "show all". */
const SHOWN = 5;

interface HintListsProps {
  hints: readonly Hint[];
  onLead: (place: HintPlace) => void;
}

/** Hints before publishing; every entry links to its place. */
export function HintLists({ hints, onLead }: HintListsProps) {
  return (
    <div className="flex flex-col gap-5">
      {hints.map((hint) => (
        <HintList key={hint.kind} {...hint} onLead={onLead} />
      ))}
    </div>
  );
}

function HintList({ kind, entries, onLead }: Hint & Pick<HintListsProps, 'onLead'>) {
  const t = useTranslations('editor.check');
  const marks = useTranslations('markEditor.check');
  const uses = useTranslations('editor.uses');
  const amountText = useAmountText();
  const nameOf = useFieldName();
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const {
    project: {
      languages: [primary],
      steps,
    },
  } = useEditor();
  const shown = isWhole ? entries : entries.slice(0, SHOWN);
  return (
    <section>
      <h3 className="mb-1.5 text-base">
        {isOfMarks(kind)
          ? marks(kind, { count: entries.length })
          : t(`kinds.${kind}`, { count: entries.length })}
      </h3>
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line">
        {shown.map(({ id, place, name, number, lang, percent, length, word, amounts }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onLead(place)}
              className="flex min-h-11 w-full items-center gap-3 rounded-lg px-3 py-2 text-left hover:bg-sunken"
            >
              {number !== undefined && number > 0 && (
                <span className="shrink-0 font-mono text-signal">
                  <span className="sr-only">{`${t('step')} `}</span>
                  <span>{number}</span>
                </span>
              )}
              {!place.item && name === undefined && kind !== 'pending' && (
                <span className="min-w-0 flex-1">
                  {place.field === 'alt' ? t('projectPicture') : t('toSettings')}
                </span>
              )}
              {name !== undefined && (
                <span lang={primary} className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">
                  {name || t('nameless')}
                </span>
              )}
              {kind === 'pending' && lang && (
                <span className="min-w-0 flex-1">{languageLabel(locale, lang)}</span>
              )}
              {kind === 'old' && lang && place.field !== 'picture' && (
                <span className="shrink-0 text-sm text-ink-muted">
                  {`${nameOf(
                    place.field,
                    steps.find((step) => step.id === place.item?.id),
                  )} · ${languageIn(locale, lang)}`}
                </span>
              )}
              {word !== undefined && (
                <span lang={lang} className="shrink-0 text-sm text-ink-muted">
                  {t('word', { word })}
                </span>
              )}
              {amounts && (
                <span className="min-w-24 flex-1 text-sm text-ink-muted">
                  {uses('differs', {
                    list: amountText(amounts),
                    steps: amountText({ amount: amounts.inSteps, unit: amounts.unit }),
                  })}
                </span>
              )}
              {percent !== undefined && (
                <span className="shrink-0 text-sm text-ink-muted">{t('percent', { percent })}</span>
              )}
              {length !== undefined && lang && (
                <span className="shrink-0 text-sm text-ink-muted">
                  <span>{t('length', { length })}</span>
                  {lang !== primary && <span>{` · ${languageIn(locale, lang)}`}</span>}
                </span>
              )}
              <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-muted" />
            </button>
          </li>
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button variant="ghost" size="sm" className="mt-1.5" onClick={() => setWhole(true)}>
          {t('all', { count: entries.length })}
        </Button>
      )}
    </section>
  );
}

const isOfMarks = (kind: Hint['kind']): kind is 'noMark' | 'outsideMark' =>
  kind === 'noMark' || kind === 'outsideMark';
