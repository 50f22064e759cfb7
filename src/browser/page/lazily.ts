import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { reloadIfScriptMissing } from './reload-for-update';

const Nothing = () => null;

/**
 * A component whose code loads when it is first shown. If loading fails after a new release, the
 * page reloads; otherwise the component is replaced by `instead` or nothing.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      return { default: (await reloadIfScriptMissing(error)) ? Nothing : instead };
    }
  });
}
