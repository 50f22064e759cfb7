import { useRef, useState } from 'react';
import { useStableHandler } from '@/browser/page/use-stable-handler';
import { hasTimers, type ViewerProject } from '../../shell/model/walk';

/** Commands of voice and keys; undefined until the code of timers is loaded. */
export interface TimerCommands {
  /** starts the first timer of the step that does not run */
  start: () => void;
  /** stops the most urgent one */
  stop: () => void;
}

/**
 * The timers of a guide for the parts of the viewer that are always loaded.
 * @param isStored the device may store what the reader does
 */
export function useTimerCommands(project: ViewerProject, isStored: boolean) {
  const commands = useRef<TimerCommands>(null);
  const [isSaying, setSaying] = useState(false);
  return {
    isOn: isStored && hasTimers(project),
    commands,
    /** the name of a timer that rings is being spoken */
    isSaying,
    setSaying,
    start: useStableHandler(() => commands.current?.start()),
    stop: useStableHandler(() => commands.current?.stop()),
  };
}
