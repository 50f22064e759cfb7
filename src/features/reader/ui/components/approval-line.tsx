import { useFormatter, useTranslations } from 'next-intl';

export interface ApprovalLineProps {
  by: string;
  /** when */
  at: string;
}

/** Name of the person who approved what is printed: 'Approved by B. Lima, March 12, 2027'. */
export function ApprovalLine({ by, at }: ApprovalLineProps) {
  const t = useTranslations('project');
  const format = useFormatter();
  const date = format.dateTime(new Date(at), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="hidden text-sm print:block">
      <time dateTime={at}>{t('approvedBy', { name: by, date })}</time>
    </p>
  );
}
