import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { Checkbox } from '@/ui/kit/fields/checkbox';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { USES_MAX } from '@/features/projects/constants';
import { useEditor } from '../../shell/hooks/editor-context';
import { shownName } from '../../shell/model/shown-name';
import { useFoundUses } from '../hooks/use-found-uses';

/** Proposes which steps use which parts and tools, to be accepted one by one or all. */
export function FindUses() {
  const t = useTranslations('editor.uses');
  const [isOpen, setIsOpen] = useState(false);
  const { find, isBusy, steps, accept, acceptAll } = useFoundUses();
  const proposals = steps.flatMap((step) => step.proposals);
  const accepted = proposals.filter(({ isAccepted }) => isAccepted).length;
  const left = steps
    .filter(({ isFull }) => !isFull)
    .flatMap((step) => step.proposals)
    .filter(({ isAccepted }) => !isAccepted).length;
  const open = async () => {
    if (await find()) setIsOpen(true);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        data-field="findUses"
        isBusy={isBusy}
        onClick={() => void open()}
      >
        <Search aria-hidden />
        <span>{t('find')}</span>
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t('find')}
        description={t(proposals.length > 0 ? 'findText' : 'findNone')}
        footer={
          <>
            {left > 0 && (
              <Button variant="secondary" onClick={acceptAll}>
                {t('acceptAll', { count: left })}
              </Button>
            )}
            <Button onClick={() => setIsOpen(false)}>{t('done')}</Button>
          </>
        }
      >
        <div className="flex flex-col gap-5">
          <p role="status" className="text-sm text-ink-muted empty:hidden">
            {proposals.length > 0 && t('accepted', { accepted, count: proposals.length })}
          </p>
          {steps.map((step) => (
            <FoundInStep key={step.step.id} {...step} onAccept={accept} />
          ))}
        </div>
      </Dialog>
    </>
  );
}

type FoundInStepProps = ReturnType<typeof useFoundUses>['steps'][number] & {
  onAccept: ReturnType<typeof useFoundUses>['accept'];
};

function FoundInStep({ step, number, proposals, isFull, onAccept }: FoundInStepProps) {
  const uses = useTranslations('editor.uses');
  const t = useTranslations('editor.check');
  const {
    project: { languages },
  } = useEditor();
  return (
    <fieldset className="flex flex-col">
      <legend className="mb-1 flex w-full gap-3 font-semibold">
        <span className="shrink-0 font-mono text-signal">
          <span className="sr-only">{`${t('step')} `}</span>
          <span>{number}</span>
        </span>
        <span lang={languages[0]} className="min-w-0 wrap-anywhere">
          {shownName(step.name, languages) || t('nameless')}
        </span>
      </legend>
      {proposals.map(({ item, isAccepted }) => (
        <Checkbox
          key={item.id}
          label={<span lang={item.lang}>{item.line}</span>}
          checked={isAccepted}
          disabled={isFull && !isAccepted}
          onChange={({ target }) => onAccept(step.id, [item.id], target.checked)}
        />
      ))}
      {isFull && <p className="text-sm text-ink-muted">{uses('full', { max: USES_MAX })}</p>}
    </fieldset>
  );
}
