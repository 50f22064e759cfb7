'use client';

import { ArrowRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { languageIn, languageLabel } from '@/shared/interface/languages';
import { SETTINGS_TARGET, useEditor } from '../../hooks/editor-context';
import { draftKey } from '../../../model/editor-state';
import type { Hint, HintEntry, HintKind, HintPlace } from '../../../model/publication-check';

/** How many places of one kind are shown before "show all". */
const SHOWN = 5;

interface PublicationCheckProps {
  hints: readonly Hint[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isBusy: boolean;
  onPublish: () => void;
}

/** Hints before publishing: every entry links to its place, and none prevents publishing. */
export function PublicationCheck({
  hints,
  isOpen,
  onOpenChange,
  isBusy,
  onPublish,
}: PublicationCheckProps) {
  const t = useTranslations('editor.check');
  const {
    place: { goTo },
    setLang,
    setFocusTarget,
  } = useEditor();
  const leadsTo = useRef<HintPlace>(undefined);
  const lead = (place: HintPlace) => {
    leadsTo.current = place;
    onOpenChange(false);
  };
  // Only after the dialog has closed: it would return the focus to its button.
  const handleClosed = () => {
    const place = leadsTo.current;
    if (!place) return false;
    leadsTo.current = undefined;
    if (place.lang) setLang(place.lang);
    goTo(place.tab, place.item);
    setFocusTarget({
      key: place.item ? draftKey(place.item) : SETTINGS_TARGET,
      field: place.field,
    });
    return true;
  };
  const total = hints.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onClosed={handleClosed}
      title={t('title')}
      description={t('text', { count: total })}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {t('later')}
          </Button>
          <Button isBusy={isBusy} onClick={onPublish}>
            {t('publishAnyway')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {hints.map(({ kind, entries }) => (
          <HintList key={kind} kind={kind} entries={entries} onLead={lead} />
        ))}
      </div>
    </Dialog>
  );
}

function HintList({
  kind,
  entries,
  onLead,
}: {
  kind: HintKind;
  entries: readonly HintEntry[];
  onLead: (place: HintPlace) => void;
}) {
  const t = useTranslations('editor.check');
  const fields = useTranslations('editor.fields');
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const {
    project: {
      languages: [primary],
    },
  } = useEditor();
  const shown = isWhole ? entries : entries.slice(0, SHOWN);
  return (
    <section>
      <h3 className="mb-1.5 text-base">{t(`kinds.${kind}`, { count: entries.length })}</h3>
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line">
        {shown.map(({ id, place, name, number, lang, percent, length }) => (
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
                  {`${fields(place.field)} · ${languageIn(locale, lang)}`}
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
