import { RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import { RoomLink } from './room-link';

export interface UploadProblemProps {
  error: string | undefined;
  /** the account has no room for it */
  isFull: boolean | undefined;
  onRetry: (() => void) | undefined;
}

/** Explains a failed upload, and offers to try again where that may succeed. */
export function UploadProblem({ error, isFull, onRetry }: UploadProblemProps) {
  const t = useTranslations('common');
  return (
    error && (
      <div className="flex flex-wrap items-center gap-3">
        <FieldProblem role="alert" className="min-w-40 flex-1">
          {error}
        </FieldProblem>
        {isFull && <RoomLink />}
        {onRetry && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            <RotateCw aria-hidden />
            <span>{t('retry')}</span>
          </Button>
        )}
      </div>
    )
  );
}
