import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { Disclosure } from '@/ui/kit/disclosure';
import { Field } from '@/ui/kit/fields/field';
import { Input } from '@/ui/kit/fields/input';
import { Switch } from '@/ui/kit/fields/switch';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { VERSION_NOTE_MAX } from '@/features/projects/constants';
import type { VersionInput } from '@/features/projects/versions/schema';
import { lengthOf } from '@/shared/text/text';
import { useEditor } from '../../shell/hooks/editor-context';
import { useHintLead } from '../hooks/use-hint-lead';
import { countHints, type Hint } from '../model/publication-check';
import { HintLists } from './hint-lists';

interface PublishChangesDialogProps {
  hints: readonly Hint[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** called once it is gone; true when it moved the focus */
  onClosed: () => boolean;
  isBusy: boolean;
  onPublish: (input: VersionInput) => void;
}

/** Dialog for the creator's note on the next version; hints do not prevent publishing. */
export function PublishChangesDialog({
  hints,
  isOpen,
  onOpenChange,
  onClosed,
  isBusy,
  onPublish,
}: PublishChangesDialogProps) {
  const t = useTranslations('editor.changes');
  const {
    project: { versionNumber },
    unpublishedChanges: count,
  } = useEditor();
  const { lead, handleClosed } = useHintLead(() => onOpenChange(false));
  const form = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onClosed={() => handleClosed() || onClosed()}
      title={t('publish')}
      description={t('publishText', { count, number: (versionNumber ?? 0) + 1 })}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {t('notYet')}
          </Button>
          <Button type="submit" form={form} isBusy={isBusy}>
            {t('publish')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <VersionForm id={form} onPublish={onPublish} />
        {hints.length > 0 && (
          <Disclosure
            label={t('hints', { count: countHints(hints) })}
            icon={<TriangleAlert aria-hidden className="text-warn" />}
          >
            <HintLists hints={hints} onLead={lead} />
          </Disclosure>
        )}
      </div>
    </Dialog>
  );
}

/** Mounts with the dialog, so that it is empty each time. */
function VersionForm({ id, onPublish }: { id: string; onPublish: (input: VersionInput) => void }) {
  const t = useTranslations('editor');
  const [note, setNote] = useState('');
  const [isSafety, setSafety] = useState(false);
  const isTooLong = lengthOf(note.trim()) > VERSION_NOTE_MAX;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isTooLong) onPublish({ note: note.trim(), isSafety });
  };
  return (
    <form id={id} noValidate onSubmit={handleSubmit} className="flex flex-col gap-3">
      <Field
        label={t('changes.note')}
        isOptional
        hint={t('changes.noteHint')}
        counter={{ value: note, max: VERSION_NOTE_MAX }}
        error={isTooLong ? t('altTooLong', { max: VERSION_NOTE_MAX }) : undefined}
      >
        <Input value={note} autoComplete="off" onChange={({ target }) => setNote(target.value)} />
      </Field>
      <Switch
        label={t('changes.isSafety')}
        checked={isSafety}
        onChange={({ target }) => setSafety(target.checked)}
      />
    </form>
  );
}
