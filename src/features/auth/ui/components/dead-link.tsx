import type { ReactElement } from 'react';
import { FormAlert } from '@/ui/kit/fields/form-alert';

interface DeadLinkProps {
  /** the error of the server */
  problem: string;
  /** possible reasons and what to do */
  text: string;
  /** a link to continue */
  action: ReactElement;
}

/** Shown when the link of a mail no longer works. */
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
