import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { onFailedPage } from '@/browser/navigation/failed-page';
import { paths } from '@/shared/addresses/paths';
import type { Asked } from '../../model/explore-address';

/** Long enough for a word to be typed, short enough to seem at once. */
const TYPING_PAUSE_MS = 300;

/**
 * Updates the address, and with it the list, from the field: debounced, without late responses, and
 * with one history entry for typing without a pause.
 */
export function useListAddress(asked: Asked) {
  // A new text is a new question.
  const { search, exact: _, page: _page, ...kept } = asked;
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /**
   * texts that were requested and are not shown yet: while a person types on, they must not change
   * the field
   */
  const waiting = useRef<string[]>([]);
  const isSpell = useRef(false);
  /**
   * whether this typing has its history entry already: a navigation that another one overtakes
   * makes none
   */
  const hasStep = useRef(false);
  const isNew = useRef(true);
  const [isPending, startTransition] = useTransition();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const isFirst = isNew.current;
    isNew.current = false;
    if (isFirst) return;
    const isOurs = waiting.current.includes(search);
    if (waiting.current.at(-1) === search) waiting.current = [];
    hasStep.current = isOurs;
    if (isOurs) return;
    isSpell.current = false;
    // After Back or a link, the field shows the text of the list.
    if (field.current) field.current.value = search;
  }, [search]);
  useEffect(() => {
    const forget = () => {
      waiting.current = [];
      isSpell.current = false;
      clearTimeout(pause.current);
    };
    window.addEventListener('popstate', forget);
    return () => {
      window.removeEventListener('popstate', forget);
      forget();
    };
  }, []);

  // Field and list stay as they are; the same text may be requested again.
  useEffect(
    () =>
      onFailedPage(() => {
        waiting.current = [];
        setFailed(true);
      }),
    [],
  );

  const go = (navigate: () => void) => {
    setFailed(false);
    startTransition(navigate);
  };
  const show = (text: string) => {
    clearTimeout(pause.current);
    if (text === (waiting.current.at(-1) ?? search)) return;
    const how = isSpell.current && hasStep.current ? 'replace' : 'push';
    if (how === 'push') hasStep.current = false;
    isSpell.current = true;
    waiting.current.push(text);
    go(() => router[how](paths.explore({ ...kept, search: text }), { scroll: false }));
  };
  // Text typed before hydration stays, and is searched for.
  const showTyped = useEffectEvent(() => show(field.current?.value.trim() ?? search));
  useEffect(() => showTyped(), []);
  const type = (event: FormEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value.trim();
    clearTimeout(pause.current);
    pause.current = setTimeout(() => show(text), TYPING_PAUSE_MS);
  };
  /** Opens another form of the list; typed text that was not sent yet goes with it. */
  const follow = (link: HTMLAnchorElement, { doesScroll }: { doesScroll: boolean }) => {
    clearTimeout(pause.current);
    isSpell.current = false;
    const target = new URL(link.href);
    const text = field.current?.value.trim() ?? '';
    if (!doesScroll && text !== search) {
      target.searchParams.set('search', text);
      target.searchParams.delete('exact');
      waiting.current.push(text);
    }
    go(() => router.push(target.pathname + target.search, { scroll: doesScroll }));
  };
  const clear = () => {
    if (field.current) field.current.value = '';
    field.current?.focus();
    show('');
  };
  const endSpell = () => {
    isSpell.current = false;
  };
  return { field, type, show, clear, follow, endSpell, isPending: isPending && !hasFailed };
}
