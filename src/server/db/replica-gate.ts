import 'server-only';

/** Whether the replica may be asked. Next's bundle and the rest of the server load modules of their own, but live in one process. */
interface Gate {
  isOpen: boolean;
  /** How often it was closed: who wants to open it has to know of every change. */
  closings: number;
  /** Wakes whoever opens it again. */
  wake?: (() => void) | undefined;
}

const KEY = Symbol.for('makerstep.replica-gate');
const holder = globalThis as typeof globalThis & { [KEY]?: Gate };
const gate = () => (holder[KEY] ??= { isOpen: false, closings: 0 });

/** Whether the replica knows of every change that this process has heard of. */
export const isReplicaOpen = (): boolean => gate().isOpen;

/** How often it was closed so far; to be asked before the database is asked how far it is. */
export const replicaClosings = (): number => gate().closings;

/** Something has changed that the replica may not know yet, or it failed: reads go to the database until it is opened again. */
export function closeReplica(): void {
  const state = gate();
  state.closings += 1;
  if (!state.isOpen) return;
  state.isOpen = false;
  state.wake?.();
}

/** Lets reads go to the replica, unless it was closed since `closings`. @returns whether they do */
export function openReplica(closings: number): boolean {
  const state = gate();
  state.isOpen = state.closings === closings;
  return state.isOpen;
}

/** Lets `wake` hear when the replica has to be looked at; undefined ends that. */
export function onReplicaClosed(wake: (() => void) | undefined): void {
  gate().wake = wake;
}
