import { useTimers } from '../hooks/use-timers';
import { TimerStrip } from './timer-strip';

/** The strip on a page without steps. */
export function RunningStrip({ projectUid, address }: { projectUid: string; address: string }) {
  const timers = useTimers(projectUid);
  return <TimerStrip {...timers} address={address} className="border-y border-line bg-paper p-2" />;
}
