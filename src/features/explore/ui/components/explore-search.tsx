'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, type FormEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { buttonStyles } from '@/ui/kit/buttons/button-styles';
import { cn } from '@/ui/kit/cn';
import { SymbolIcon } from '@/ui/kit/symbols';
import { isInputMethodKey } from '@/shared/interface/keys';
import { paths } from '@/shared/addresses/paths';
import { SEARCH_MAX } from '../../constants';
import { useLaterText } from '../hooks/use-later-text';
import { useListAddress } from '../hooks/use-list-address';
import { useSlashFocus } from '../hooks/use-slash-focus';
import type { Asked } from '../../model/explore-address';
import { ProjectGridSkeleton } from './project-grid-skeleton';

interface ExploreSearchProps {
  /** the choices of the list below */
  asked: Asked;
  /** how many guides there are, in words, for those who do not see the list */
  announcement: string;
  /** the filters, made by the server */
  controls: ReactNode;
  /** the list, made by the server */
  children: ReactNode;
}

/**
 * The search field above the list: a plain GET form. With scripts, the list follows the typed text,
 * and links to other lists load in place. Typing without a pause is one history entry, so Back
 * leads to the page before.
 */
export function ExploreSearch({ asked, announcement, controls, children }: ExploreSearchProps) {
  const t = useTranslations('exploreSearch');
  const bar = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { search, exact: _, page: _page, ...kept } = asked;
  const { field, type, show, clear, follow, endSpell, isPending } = useListAddress(asked);
  const announced = useLaterText(announcement);
  useSlashFocus(field);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    show(field.current?.value.trim() ?? '');
    endSpell();
  };
  const handleLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (
      !link ||
      !isPlain ||
      link.target ||
      link.origin !== window.location.origin ||
      link.pathname !== paths.explore()
    )
      return;
    // Links of Next leave alone what was dealt with.
    event.preventDefault();
    const drop = link.closest<HTMLElement>('[popover]');
    // A closing one returns the focus to its button; a chip goes, and the focus with it.
    if (drop) drop.hidePopover?.();
    else if (bar.current?.contains(link)) list.current?.focus({ preventScroll: true });
    follow(link, { doesScroll: !bar.current?.contains(link) });
  };

  return (
    <>
      <form
        action={paths.explore()}
        role="search"
        onSubmit={handleSubmit}
        className="mt-6 flex gap-2 lg:max-w-2xl"
      >
        <SearchField
          {...{ search, field, type, clear, endSpell }}
          clearHref={paths.explore(kept)}
        />
        {/* Keeps the filters when the text is sent without scripts. */}
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <button type="submit" className={cn(buttonStyles({ size: 'lg' }), 'px-4 xs:px-7')}>
          <SymbolIcon name="search" className="xs:hidden" />
          <span className="sr-only xs:not-sr-only">{t('submit')}</span>
        </button>
      </form>
      <div ref={bar} onClickCapture={handleLink} className="mt-5">
        {controls}
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <div
        ref={list}
        tabIndex={-1}
        aria-busy={isPending}
        onClickCapture={handleLink}
        className="relative mt-6 outline-none"
      >
        <div className={cn('transition-opacity', isPending && 'opacity-0 delay-200')}>
          {children}
        </div>
        {isPending && (
          <div className="absolute inset-x-0 top-0 animate-fade-late">
            <ProjectGridSkeleton />
          </div>
        )}
      </div>
    </>
  );
}

interface SearchFieldProps
  extends Pick<ReturnType<typeof useListAddress>, 'field' | 'type' | 'clear' | 'endSpell'> {
  search: string;
  /** the list without a search, where scripts do not run */
  clearHref: string;
}

/** The field, with a way to clear it, and the key that focuses it. */
function SearchField({ search, clearHref, field, type, clear, endSpell }: SearchFieldProps) {
  const t = useTranslations('exploreSearch');
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isInputMethodKey(event.nativeEvent) || !field.current?.value)
      return;
    event.preventDefault();
    clear();
  };
  return (
    <div className="group relative min-w-0 flex-1">
      <SymbolIcon
        name="search"
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-muted"
      />
      <input
        ref={field}
        name="search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_MAX}
        aria-label={t('label')}
        aria-keyshortcuts="/"
        placeholder={t('placeholder')}
        defaultValue={search}
        onInput={type}
        onKeyDown={handleKey}
        onBlur={endSpell}
        className={cn(
          'control bg-surface',
          'peer h-14 pr-14 pl-12 text-lg [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      <a
        href={clearHref}
        aria-label={t('clear')}
        title={t('clear')}
        onClick={(event) => {
          event.preventDefault();
          clear();
        }}
        className="absolute inset-y-1.5 right-1.5 grid w-11 place-items-center rounded-md text-ink-muted peer-placeholder-shown:hidden hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </a>
      <kbd
        aria-hidden
        translate="no"
        title={t('focusHint')}
        className="pointer-events-none absolute top-1/2 right-4 hidden h-7 w-7 -translate-y-1/2 place-items-center rounded-sm border border-line bg-sunken font-mono text-sm text-ink-muted peer-placeholder-shown:md:grid peer-focus:hidden!"
      >
        /
      </kbd>
    </div>
  );
}
