import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

const Nothing = () => null;

/** A component whose code is loaded when it is first shown. Where that fails there is `instead`, or nothing, and the page goes on. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>, instead: ComponentType<Props> = Nothing): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: instead };
    }
  });
}
