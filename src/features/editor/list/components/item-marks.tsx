import { Check, Flag, History, Timer } from 'lucide-react';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/ui/kit/badge';
import { languageIn, type ProjectLanguage } from '@/shared/interface/languages';
import { type LineKind, linesBefore } from '@/features/projects/model/lines/lines';
import type { StatedText } from '@/features/projects/model/texts/states';
import { LINE_ICONS } from '@/features/projects/ui/components/lines/line-icons';
import { textStates } from '../../translations/model/language-progress';

interface ItemMarksProps {
  /** what its step warns of */
  lines?: readonly { kind: LineKind }[];
  /** those of its step */
  timers?: readonly unknown[];
  texts: readonly StatedText[][];
  languages: readonly ProjectLanguage[];
  isUnsaved: boolean;
  /** unread reports about it */
  reports?: number;
}

/**
 * Marks of the work left for an item: unread reports, unsaved texts, and languages that are old or
 * left for later, next to the complete ones.
 */
export function ItemMarks({
  texts,
  languages,
  isUnsaved,
  lines = [],
  timers: { length: timers } = [],
  reports = 0,
}: ItemMarksProps) {
  const t = useTranslations('editor');
  const locale = useLocale();
  const states = textStates(texts, languages).filter(
    ({ state }) => state !== 'written' || languages.length > 1,
  );
  const warnings = linesBefore(lines);
  if (states.length + warnings.length + reports + timers === 0 && !isUnsaved) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-1 md:group-data-compact/list:mt-0">
      {reports > 0 && (
        <Badge tone="bad">
          <Flag aria-hidden />
          <span aria-hidden>{reports}</span>
          <span className="sr-only">{t('unreadReports', { count: reports })}</span>
        </Badge>
      )}
      <WarningMark warnings={warnings} />
      {timers > 0 && (
        <Badge title={t('timersInStep', { count: timers })}>
          <Timer aria-hidden />
          {timers > 1 && <span aria-hidden>{timers}</span>}
          <span className="sr-only">{t('timersInStep', { count: timers })}</span>
        </Badge>
      )}
      {isUnsaved && <Badge tone="info">{t('unsavedMark')}</Badge>}
      {states.map(({ lang, state }) =>
        state === 'written' ? (
          // Complete: not announced, to keep the row short for screen readers.
          <Badge
            key={lang}
            className="gap-0.5 bg-transparent px-0 pr-1.5 font-normal text-ink-muted"
          >
            <Check aria-hidden />
            <span aria-hidden className="font-mono">
              {lang}
            </span>
          </Badge>
        ) : (
          <Badge key={lang} tone="warn">
            {state === 'old' && <History aria-hidden />}
            <span aria-hidden className="font-mono">
              {lang}
            </span>
            <span className="sr-only">
              {t(state === 'old' ? 'oldIn' : 'pendingIn', { language: languageIn(locale, lang) })}
            </span>
          </Badge>
        ),
      )}
    </span>
  );
}

/** The most urgent warning of a step; all of them in its title. */
function WarningMark({ warnings }: { warnings: readonly { kind: LineKind }[] }) {
  const t = useTranslations('editor.lines');
  const kindNames = useTranslations('lines.kinds');
  const format = useFormatter();
  const [first] = warnings;
  if (!first) return null;
  const Icon = LINE_ICONS[first.kind];
  const kinds = format.list(
    warnings.map(({ kind }) => kindNames(kind)),
    { type: 'unit' },
  );
  return (
    <Badge tone={first.kind === 'danger' ? 'bad' : 'warn'} title={t('inStep', { kinds })}>
      <Icon aria-hidden />
      <span aria-hidden>{kindNames(first.kind)}</span>
      <span className="sr-only">{t('inStep', { kinds })}</span>
    </Badge>
  );
}
