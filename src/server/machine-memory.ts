import { totalmem } from 'node:os';

/** Memory of the machine, or the limit of its container or unit (cgroup); 0 stands for none. */
export const machineMemoryBytes = (): number =>
  Math.min(totalmem(), process.constrainedMemory() || Infinity);
