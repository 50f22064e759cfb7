import { beforeEach, vi } from 'vitest';

/** Removes listeners of scripts in the head after each test, as tests share the page. */
export function dropPageListeners(): void {
  beforeEach(() => {
    const drops: (() => void)[] = [];
    for (const target of [window, document] as EventTarget[]) {
      const listen = target.addEventListener.bind(target);
      const spy = vi.spyOn(target, 'addEventListener').mockImplementation((...given) => {
        listen(...given);
        drops.push(() => target.removeEventListener(...given));
      });
      drops.push(() => spy.mockRestore());
    }
    return () => drops.forEach((drop) => drop());
  });
}
