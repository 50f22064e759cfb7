import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useMemo, useRef } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { Checkbox } from '@/ui/kit/fields/checkbox';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { Field } from '@/ui/kit/fields/field';
import { Textarea } from '@/ui/kit/fields/textarea';
import { STEPS_PER_PROJECT_MAX } from '@/features/projects/constants';
import { isInputMethodKey } from '@/shared/interface/keys';
import { useEditor } from '../../shell/hooks/editor-context';
import type { useWriteList } from '../hooks/use-write-list';
import { stepsOfList, tooLongLines } from '../model/written-list';

interface WriteListDialogProps {
  list: ReturnType<typeof useWriteList>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDone: (words: string) => void;
}

/** Makes steps of the lines of a typed or pasted list. */
export function WriteListDialog({
  list: { text, write, add, progress, problem, waiting, isFilling, setIsFilling },
  isOpen,
  onOpenChange,
  onDone,
}: WriteListDialogProps) {
  const t = useTranslations('editor.list');
  const common = useTranslations('common');
  const { project } = useEditor();
  const form = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const steps = useMemo(() => stepsOfList(text), [text]);
  const [tooLong] = tooLongLines(steps);
  const fills = isFilling && waiting.length > 0;
  const room = STEPS_PER_PROJECT_MAX - project.steps.length + (fills ? waiting.length : 0);
  const error =
    (tooLong && t('tooLong', { name: tooLong.name })) ||
    (steps.length > room && t('tooMany', { room })) ||
    problem;
  const isBusy = progress !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || steps.length === 0 || tooLong || steps.length > room) return;
    void add().then((count) => {
      if (count === undefined) return;
      onOpenChange(false);
      onDone(t(fills ? 'written' : 'added', { count }));
    });
  };
  return (
    <Dialog
      isOpen={isOpen}
      // It cannot be closed while it sends.
      onOpenChange={(next) => {
        if (!isBusy) onOpenChange(next);
      }}
      onOpened={() => {
        field.current?.focus();
        return true;
      }}
      title={t('title')}
      description={t('text')}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)} disabled={isBusy}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={form} isBusy={isBusy} disabled={steps.length === 0}>
            {progress ? t('adding', progress) : t(fills ? 'fill' : 'add', { count: steps.length })}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t('label')} error={error || undefined}>
          <Textarea
            ref={field}
            rows={8}
            className="min-h-48"
            value={text}
            readOnly={isBusy}
            lang={project.languages[0]}
            placeholder={t('example')}
            onChange={({ target }) => write(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || isInputMethodKey(event.nativeEvent)) return;
              if (event.ctrlKey || event.metaKey) event.currentTarget.form?.requestSubmit();
            }}
          />
        </Field>
        {waiting.length > 0 && (
          <Checkbox
            label={t('fillFirst', { count: waiting.length })}
            checked={isFilling}
            disabled={isBusy}
            onChange={({ target }) => setIsFilling(target.checked)}
          />
        )}
        <p role="status" className="sr-only">
          {t('count', { count: steps.length })}
        </p>
        {steps.some(({ description }) => description !== undefined) && (
          <Preview steps={steps} lang={project.languages[0]} />
        )}
      </form>
    </Dialog>
  );
}

/** Preview of the lines, split into a name and a description. */
function Preview({
  steps,
  lang,
}: {
  steps: ReturnType<typeof stepsOfList>;
  lang: string | undefined;
}) {
  const t = useTranslations('editor.list');
  return (
    <section aria-label={t('preview')}>
      <p className="text-sm text-ink-muted">{t('cut')}</p>
      <ul lang={lang} className="mt-2 flex flex-col gap-2">
        {steps.map(
          ({ name, description }, index) =>
            description !== undefined && (
              <li key={`${index} ${name}`} className="rounded-md bg-sunken px-3 py-2 text-sm">
                <p className="font-semibold">{`${index + 1}. ${name}`}</p>
                <p className="line-clamp-2 text-ink-muted">{description}</p>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
