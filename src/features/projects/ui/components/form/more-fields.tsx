import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { cn } from '@/ui/kit/cn';
import { ProjectType } from '../../../constants';
import { shortDuration } from '../../../model/duration';
import { realChanges } from '../../../model/form/form-draft';
import { type ProjectDraft, toInput } from '../../../model/form/project-draft';

interface MoreFieldsProps {
  draft: ProjectDraft;
  /** the form without changes */
  fresh: ProjectDraft;
  /** what is wrong, by field */
  errors: Readonly<Record<string, string>>;
  className: string;
  /** how the fields inside stand */
  columns: string;
  children: ReactNode;
}

const isInside = (path: string) => !['name', 'languages'].includes(path.split('.')[0] ?? '');

/**
 * The fields that a new guide does not need, behind one line that names them.
 */
export function MoreFields({
  draft,
  fresh,
  errors,
  className,
  columns,
  children,
}: MoreFieldsProps) {
  const t = useTranslations('dashboard.form');
  const [isOpen, setOpen] = useState(() => Object.keys(realChanges(draft, fresh)).some(isInside));
  // Opens on an error inside, which must be seen and takes the focus.
  const isRefused = Object.keys(errors).some(isInside);
  return (
    <details
      open={isOpen || isRefused}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={cn('group rounded-lg border border-line', className)}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-x-3 rounded-lg px-4 py-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap gap-x-3">
          <span className="font-semibold">{t('more')}</span>
          <span className="text-ink-muted">
            {t('defaults', {
              time: shortDuration(String(toInput(draft).averageTime)) || '…',
              people: Number(draft.people) || 0,
              type: draft.type === ProjectType.Private ? 'private' : 'public',
            })}
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className={cn('px-4 pt-2 pb-4', columns)}>{children}</div>
    </details>
  );
}
