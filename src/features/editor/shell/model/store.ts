export type Store<State, Action> = {
  get: () => State;
  dispatch: (action: Action) => void;
  subscribe: (listener: () => void) => () => void;
};

/**
 * State that is also read and changed outside of rendering: automatic saving needs the newest text
 * at every moment, also when the page unloads.
 */
export function createStore<State, Action>(
  reduce: (state: State, action: Action) => State,
  initial: State,
): Store<State, Action> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    dispatch: (action) => {
      const next = reduce(state, action);
      if (next === state) return;
      state = next;
      [...listeners].forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
