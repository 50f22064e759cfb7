import { beforeEach, vi } from 'vitest';

/** Takes off after each test what a script of the head listens to for as long as there is a page: the page of the tests stays. */
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
