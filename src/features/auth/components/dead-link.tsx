import type { ReactElement } from 'react';
import { FormAlert } from '@/components/ui/form-alert';

interface DeadLinkProps {
  /** what the server said */
  problem: string;
  /** why that may be and what to do */
  text: string;
  /** one way on */
  action: ReactElement;
}

/** Stands where the link of a mail no longer works. */
export function DeadLink({ problem, text, action }: DeadLinkProps) {
  return (
    <div className="flex flex-col items-start gap-5">
      <div className="w-full">
        <FormAlert text={problem} />
      </div>
      <p>{text}</p>
      {action}
    </div>
  );
}
