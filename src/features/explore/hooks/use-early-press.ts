import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * The button below `target` whose drop is still on its way: not sent yet, or in the hidden box from which React puts it in its place
 * up to 0.3 s later, where it would be closed again. A browser that knows no such buttons has none.
 */
function unansweredButton(target: EventTarget | null): HTMLButtonElement | undefined {
  const button =
    target instanceof Element ? target.closest<HTMLButtonElement>('button[popovertarget]') : null;
  const drop = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
  return button && !(drop && drop.closest('[hidden]') === null) ? button : undefined;
}

/**
 * Remembers a press on a button in `bar` whose drop is not there yet, and repeats it when it is: what the filters offer may
 * come after the list. Whoever presses something else meanwhile has changed their mind.
 */
export function useEarlyPress(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let pressed: HTMLButtonElement | undefined;
    const remember = (event: MouseEvent) => {
      pressed = bar.current?.contains(event.target as Node)
        ? unansweredButton(event.target)
        : undefined;
      if (pressed) event.preventDefault();
    };
    const arrivals = new MutationObserver(() => {
      if (!pressed || unansweredButton(pressed)) return;
      const button = pressed;
      pressed = undefined;
      button.click();
    });
    document.addEventListener('click', remember, true);
    if (bar.current) arrivals.observe(bar.current, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('click', remember, true);
      arrivals.disconnect();
    };
  }, [bar]);
}
