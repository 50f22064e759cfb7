import { useLocale, useTranslations } from 'next-intl';
import { type ReactElement, useId } from 'react';
import { Checkbox } from '@/ui/kit/fields/checkbox';
import { cn } from '@/ui/kit/cn';
import { languageLabel } from '@/shared/interface/languages';
import type { FeedbackView } from '../../schema';

interface MessageCardProps {
  message: Pick<FeedbackView, 'name' | 'email' | 'subject' | 'message' | 'lang' | 'createdAt'>;
  isRead: boolean;
  onMark: (isRead: boolean) => void;
  /** the time of sending, formatted */
  sent: string;
  /** the chosen values next to the text */
  choices?: ReactElement | false | undefined;
  /** a way to what it is about */
  action?: ReactElement | false | undefined;
}

/**
 * A message of a reader with sender and time, and a toggle for read. A read one is dimmed but
 * legible.
 */
export function MessageCard({
  message: { name, email, subject, message, lang, createdAt },
  isRead,
  onMark,
  sent,
  choices,
  action,
}: MessageCardProps) {
  const t = useTranslations('inbox');
  const locale = useLocale();
  const id = useId();
  return (
    <article
      aria-labelledby={`${id}-what ${id}-when`}
      className={cn(
        'flex flex-col gap-3 rounded-lg border px-4 py-3 transition-colors',
        isRead ? 'border-line text-ink-muted' : 'border-line-strong bg-surface',
      )}
    >
      <div className="flex items-start justify-between gap-4">
        <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
          {choices}
          <span className="text-sm text-ink-muted">{languageLabel(locale, lang)}</span>
          <time id={`${id}-when`} dateTime={createdAt} className="font-mono text-sm text-ink-muted">
            {sent}
          </time>
        </div>
        <Checkbox
          className="shrink-0 items-center"
          checked={isRead}
          onChange={({ target }) => onMark(target.checked)}
          aria-describedby={`${id}-what ${id}-when`}
          label={<span className="text-sm">{t('read')}</span>}
        />
      </div>
      <div id={`${id}-what`} className="flex flex-col gap-1 wrap-anywhere">
        {!isRead && <span className="sr-only">{t('new')}</span>}
        {subject && (
          <p lang={lang} className="font-semibold">
            {subject}
          </p>
        )}
        {message ? (
          <p lang={lang} className="max-w-prose whitespace-pre-wrap">
            {message}
          </p>
        ) : (
          !subject && <p className="text-ink-muted">{t('noWords')}</p>
        )}
      </div>
      {(name || email || action) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Sender name={name} email={email} />
          {action && <span className="-mr-3 ml-auto">{action}</span>}
        </div>
      )}
    </article>
  );
}

function Sender({ name, email }: { name: string; email: string }) {
  const t = useTranslations('inbox');
  if (!name && !email) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted wrap-anywhere">
      <span className="sr-only">{t('sender')}</span>
      {name && <span>{name}</span>}
      {email && (
        <a
          translate="no"
          href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}
          className="relative inline-flex min-h-6 items-center after:absolute after:inset-x-0 after:-inset-y-2.5 font-semibold text-blueprint underline underline-offset-4"
        >
          {email}
        </a>
      )}
    </p>
  );
}
