import { CircleAlert } from 'lucide-react';

/** What is wrong with a form as a whole; read out when it appears. */
export function FormAlert({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className="flex items-start gap-2.5 rounded-md bg-bad-soft px-3 py-2.5 font-medium text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />{text}
        </p>
      )}
    </div>
  );
}
