import { Badge } from '@/ui/kit/badge';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { Prose } from '@/ui/kit/prose';

interface PlanProps {
  title: string;
  /** as big as it is short; `unit` explains it in words */
  price: string;
  unit?: string;
  mark?: string;
  text: string;
  items: string;
  action: { label: string; href: string };
  isMain?: boolean;
}

/** One way to use the product. */
export function Plan({ title, price, unit, mark, text, items, action, isMain = false }: PlanProps) {
  return (
    <li className="flex flex-col rounded-lg border-2 border-ink bg-surface p-6">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 className="text-xl">{title}</h2>
        {mark !== undefined && <Badge tone="warn">{mark}</Badge>}
      </div>
      <p className="mt-4 flex items-baseline gap-3 font-mono">
        <span aria-hidden className="text-6xl font-medium text-signal">
          {price}
        </span>
        {unit !== undefined && <span className="text-lg">{unit}</span>}
      </p>
      <p className="mt-4 font-medium">{text}</p>
      <Prose text={items} className="mt-4 text-ink-muted" />
      <div className="mt-auto pt-6">
        <ButtonLink
          href={action.href}
          prefetch={false}
          variant={isMain ? 'primary' : 'secondary'}
          className="w-full"
        >
          {action.label}
        </ButtonLink>
      </div>
    </li>
  );
}
