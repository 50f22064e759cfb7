import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { renewIfMissing } from './renew-page';

const Nothing = () => null;

/**
 * A component whose code is loaded when it is first shown. Where that fails the page is loaded anew, if there is a new release;
 * else there is `instead`, or nothing, and the page goes on.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      return { default: (await renewIfMissing(error)) ? Nothing : instead };
    }
  });
}
