import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { Field } from '@/ui/kit/fields/field';
import { Input } from '@/ui/kit/fields/input';
import { Textarea } from '@/ui/kit/fields/textarea';
import { Picture } from '@/ui/kit/pictures/picture';
import { WordDifferences } from '@/ui/kit/word-differences';
import { isInputMethodKey } from '@/shared/interface/keys';
import { LANGUAGE_NAMES, type ProjectLanguage } from '@/shared/interface/languages';
import { PANEL_KEYS } from '../../constants';
import type { BenchUnit } from '../model/units';
import { textPath } from '../../saving/model/draft';
import type { Bench } from '../hooks/use-bench';
import { useItemDraft } from '../../saving/hooks/use-item-draft';
import { useTextProblem } from '../../saving/hooks/use-text-problem';
import { Comparison } from '../../panel/components/comparison';
import { OldText } from '../../panel/components/old-text';
import { SaveState } from '../../saving/components/save-state';
import { UnitBadge } from './unit-badge';

interface BenchWaysProps {
  bench: Bench;
  onPrevious: () => void;
  onFollowing: () => void;
}

interface BenchEditorProps extends BenchWaysProps {
  unit: BenchUnit;
  /** its place in the guide, in words */
  name: string;
  /** saves and goes on to what is left to do */
  onGoOn: () => void;
}

/** The text that is being translated, beside its source. */
export function BenchEditor({
  bench,
  unit,
  name,
  onGoOn,
  onPrevious,
  onFollowing,
}: BenchEditorProps) {
  const t = useTranslations('editor.bench');
  const common = useTranslations('common');
  const describe = useTextProblem();
  const { from, to, place, shown } = bench;
  const field = useRef<HTMLDivElement>(null);
  const comparison = useRef<HTMLHeadingElement>(null);
  const { problem, item } = unit;
  const { draft, errors, summary, hasConflicts } = useItemDraft(item.key, item.kind);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onGoOn();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isInputMethodKey(event.nativeEvent)) return;
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    onGoOn();
  };
  const Control = unit.rows === 1 ? Input : Textarea;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for its submit button
    <form
      noValidate
      aria-label={name}
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
      className="flex flex-col gap-4 rounded-lg border border-line-strong bg-surface p-4"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base font-semibold">{name}</h2>
        <UnitBadge state={unit.state} isUnsaved={unit.isUnsaved} />
        <span className="ml-auto font-mono text-sm text-ink-muted">
          {t('place', { place: place + 1, count: shown.length })}
        </span>
      </div>
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
        <BenchSource unit={unit} lang={from} former={bench.formerSource} />
        <div ref={field} className="flex min-w-0 flex-col gap-2">
          <Comparison itemKey={item.key} headingRef={comparison} />
          <Field
            label={LANGUAGE_NAMES[to]}
            labelLang={to}
            counter={{ value: unit.target, max: unit.max }}
            hint={unit.id === 'project.tags' && common('tagsHint')}
            error={problem ? describe(problem) : errors[textPath(item.field, to)]}
          >
            <Control
              lang={to}
              data-target
              value={unit.target}
              autoComplete="off"
              {...(unit.rows > 1 ? { rows: unit.rows } : {})}
              onChange={(event: { target: { value: string } }) =>
                bench.write(unit, event.target.value)
              }
            />
          </Field>
          {unit.state === 'old' && (
            <OldText
              itemKey={item.key}
              draft={draft}
              field={item.field}
              lang={to}
              onConfirmed={() => {
                bench.work(unit);
                field.current?.querySelector<HTMLElement>('[data-target]')?.focus();
              }}
            />
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <SaveState
          itemKey={item.key}
          summary={summary}
          isWaiting={false}
          {...(hasConflicts ? { onCompare: () => comparison.current?.focus() } : {})}
        />
        <BenchWays bench={bench} onPrevious={onPrevious} onFollowing={onFollowing} />
      </div>
    </form>
  );
}

/** The ways to the texts before and after, and the button of the form. */
function BenchWays({ bench, onPrevious, onFollowing }: BenchWaysProps) {
  const t = useTranslations('editor.bench');
  return (
    <div className="flex flex-wrap items-center justify-end gap-1 max-xs:w-full">
      <IconButton
        label={t('previous')}
        aria-keyshortcuts={PANEL_KEYS.previous}
        disabled={!bench.previous}
        onClick={onPrevious}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        label={t('following')}
        aria-keyshortcuts={PANEL_KEYS.next}
        disabled={!bench.following}
        onClick={onFollowing}
      >
        <ArrowDown aria-hidden />
      </IconButton>
      <Button
        type="submit"
        className="ml-auto max-xs:px-3"
        aria-keyshortcuts={`${PANEL_KEYS.nextText} Meta+Enter`}
        title={t('goOnKeys')}
      >
        <span>{t('goOn')}</span>
        <ArrowRight aria-hidden />
      </Button>
    </div>
  );
}

const PICTURE_PX = 160;

interface BenchSourceProps {
  unit: BenchUnit;
  lang: ProjectLanguage;
  /** what it was when the translation was right */
  former: string | undefined;
}

/** The source of a text with its picture, and what changed in it. */
function BenchSource({ unit, lang, former }: BenchSourceProps) {
  const t = useTranslations('editor.bench');
  const hasChanges = former !== undefined && former !== unit.source;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p lang={lang} className="text-sm font-semibold">
        {LANGUAGE_NAMES[lang]}
      </p>
      <div className="flex flex-wrap items-start gap-4">
        <p lang={lang} className="min-w-48 flex-1 py-2 wrap-anywhere whitespace-pre-wrap">
          {hasChanges ? <WordDifferences before={former} after={unit.source} /> : unit.source}
        </p>
        {unit.file && (
          <Picture
            file={unit.file}
            alt=""
            place={{ widthPx: PICTURE_PX }}
            aspect={4 / 3}
            className="w-40 shrink-0 rounded-md"
          />
        )}
      </div>
      {hasChanges && <p className="text-sm text-ink-muted">{t('changes')}</p>}
    </div>
  );
}
