import { Download } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { useAction } from '@/browser/api/use-action';
import { openDownload } from '@/browser/files/open-download';
import { useTimeZone } from '@/browser/time/time-zone';
import { Button } from '@/ui/kit/buttons/button';
import { cn } from '@/ui/kit/cn';
import type { StatementView } from '@/features/projects/statement/schema';
import { addressOfExport } from '@/features/projects/ui/api';
import { useEditor } from '../../shell/hooks/editor-context';
import { StatementAnswerForm } from './statement-answer-form';

/** Why the operators took the guide down, or what they ask, and the creator's one answer. */
export function OperatorStatement() {
  const {
    project: { statement },
  } = useEditor();
  return statement ? <Statement statement={statement} /> : null;
}

function Statement({ statement }: { statement: StatementView }) {
  const t = useTranslations('editor.statement');
  const format = useFormatter();
  const timeZone = useTimeZone();
  const { project } = useEditor();
  const { run, isBusy } = useAction();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { kind, reason, createdAt, answer } = statement;
  const isTakenDown = kind === 'takeDown';
  const wasAnswered = useRef(answer !== null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (answer === null || wasAnswered.current) return;
    wasAnswered.current = true;
    title.current?.focus();
  }, [answer]);
  return (
    <section
      aria-labelledby={titleId}
      className={cn(
        'mb-6 flex flex-col items-start gap-3 rounded-lg border-2 p-4 *:max-w-prose',
        isTakenDown ? 'border-bad bg-bad-soft' : 'border-warn bg-warn-soft',
      )}
    >
      <div>
        <h2 ref={title} id={titleId} tabIndex={-1} className="text-lg outline-none">
          {t(isTakenDown ? 'takeDown' : 'question')}
        </h2>
        <time dateTime={createdAt} className="text-sm">
          {format.dateTime(new Date(createdAt), { dateStyle: 'long', timeZone })}
        </time>
      </div>
      <p className="whitespace-pre-wrap wrap-anywhere">{reason}</p>
      {isTakenDown && (
        <>
          <p>{t('keep')}</p>
          <Button
            variant="secondary"
            size="sm"
            isBusy={isBusy}
            onClick={() =>
              void run(async () => openDownload((await addressOfExport(project.projectUid)).url))
            }
          >
            <Download aria-hidden />
            <span>{t('export')}</span>
          </Button>
        </>
      )}
      {answer === null ? (
        <StatementAnswerForm />
      ) : (
        <p className="whitespace-pre-wrap wrap-anywhere">{t('answered', { answer })}</p>
      )}
    </section>
  );
}
