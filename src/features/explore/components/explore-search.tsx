'use client';

import { Search, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import type { FormEvent, MouseEvent, ReactNode } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { controlStyles } from '@/components/ui/control-styles';
import { paths } from '@/shared/paths';
import { useSlashFocus } from '../hooks/use-slash-focus';
import { SEARCH_MAX } from '../constants';
import { ProjectGridSkeleton } from './project-grid';

/** Long enough for a word to be typed, short enough to seem at once. */
const TYPING_PAUSE_MS = 300;

interface ExploreSearchProps {
  /** what the list below was searched for */
  search: string;
  /** the list, made by the server */
  children: ReactNode;
}

/**
 * The search field over the list. A plain GET form; with scripts the list follows what is typed, and a whole spell of
 * typing is one step of the history, so that 'back' leads where the visitor came from.
 */
export function ExploreSearch({ search, children }: ExploreSearchProps) {
  const t = useTranslations('explore');
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** texts that were asked for and are not shown yet: while one types on, their lists must not change the field */
  const asked = useRef<string[]>([]);
  const isSpell = useRef(false);
  const [isPending, startTransition] = useTransition();
  useSlashFocus(field);

  useEffect(() => {
    const isOurs = asked.current.includes(search);
    if (asked.current.at(-1) === search) asked.current = [];
    if (isOurs) return;
    isSpell.current = false;
    // Whoever comes back, or presses a link, gets the text that belongs to the list.
    if (field.current) field.current.value = search;
  }, [search]);
  useEffect(() => {
    const forget = () => {
      asked.current = [];
      isSpell.current = false;
      clearTimeout(pause.current);
    };
    window.addEventListener('popstate', forget);
    return () => {
      window.removeEventListener('popstate', forget);
      forget();
    };
  }, []);

  const show = (text: string) => {
    clearTimeout(pause.current);
    if (text === (asked.current.at(-1) ?? search)) return;
    const how = isSpell.current ? 'replace' : 'push';
    isSpell.current = true;
    asked.current.push(text);
    startTransition(() => router[how](paths.explore(text), { scroll: false }));
  };
  const handleInput = (event: FormEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value.trim();
    clearTimeout(pause.current);
    pause.current = setTimeout(() => show(text), TYPING_PAUSE_MS);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    show(field.current?.value.trim() ?? '');
    isSpell.current = false;
  };
  const handleClear = (event: MouseEvent) => {
    event.preventDefault();
    if (field.current) field.current.value = '';
    field.current?.focus();
    show('');
  };

  return (
    <>
      <form action={paths.explore()} role="search" onSubmit={handleSubmit} className="mt-6 flex max-w-2xl gap-2">
        <div className="group relative min-w-0 flex-1">
          <Search aria-hidden className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-muted" />
          <input ref={field} name="search" type="search" enterKeyHint="search" autoComplete="off" maxLength={SEARCH_MAX}
            aria-label={t('label')} aria-keyshortcuts="/" placeholder={t('placeholder')} defaultValue={search} onInput={handleInput} onBlur={() => { isSpell.current = false; }}
            className={cn(controlStyles, 'peer h-14 pr-14 pl-12 text-lg [&::-webkit-search-cancel-button]:hidden')} />
          <Link href={paths.explore()} prefetch={false} aria-label={t('clear')} title={t('clear')} onClick={handleClear}
            className="absolute inset-y-1.5 right-1.5 grid w-11 place-items-center rounded-md text-ink-muted peer-placeholder-shown:hidden hover:bg-sunken hover:text-ink">
            <X aria-hidden className="size-5" />
          </Link>
          <kbd aria-hidden title={t('focusHint')} className="pointer-events-none absolute top-1/2 right-4 hidden h-7 w-7 -translate-y-1/2 place-items-center rounded-sm border border-line bg-sunken font-mono text-sm text-ink-muted peer-placeholder-shown:md:grid peer-focus:hidden!">/</kbd>
        </div>
        <button type="submit" className={cn(buttonStyles({ size: 'lg' }), 'px-4 xs:px-7')}>
          <Search aria-hidden className="xs:hidden" /><span className="sr-only xs:not-sr-only">{t('submit')}</span>
        </button>
      </form>
      <div aria-busy={isPending} className="relative mt-8">
        <div className={cn('transition-opacity', isPending && 'opacity-0 delay-200')}>{children}</div>
        {isPending && <div className="absolute inset-x-0 top-0 animate-fade [animation-delay:200ms] [animation-fill-mode:backwards]"><ProjectGridSkeleton /></div>}
      </div>
    </>
  );
}
