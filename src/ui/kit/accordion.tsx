import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

interface AccordionProps {
  items: readonly { id: string; title: ReactNode; content: ReactNode; isOpenAtFirst?: boolean }[];
  /** entries with the same name close each other */
  name?: string;
}

/** Works without scripts, and find-in-page opens it. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} open={item.isOpenAtFirst} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-md py-3 text-lg font-semibold hover:text-signal [&::-webkit-details-marker]:hidden">
            <span className="min-w-0">{item.title}</span>
            <Plus
              aria-hidden
              className="size-5 shrink-0 transition-transform group-open:rotate-45"
            />
          </summary>
          <div className="max-w-prose pb-5 whitespace-pre-wrap text-ink-muted">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
