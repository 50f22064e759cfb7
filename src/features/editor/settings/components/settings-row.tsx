import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { useStoredFormDraft } from '@/features/projects/ui/hooks/use-form-draft';
import type { ProjectFormField } from '@/features/projects/model/form/project-draft';
import { useEditor } from '../../shell/hooks/editor-context';
import { SettingsForm } from './settings-form';

/** Stands for a missing value. */
const EMPTY = '...';

interface SettingsRowProps {
  field: ProjectFormField;
  /** as readers see it; undefined when it is missing */
  children: ReactNode;
  /** a link led here to write it */
  isLed: boolean;
  onSaved: () => void;
}

/** A property of the project; its button replaces it with its field. */
export function SettingsRow({ field, children, isLed, onSaved }: SettingsRowProps) {
  const t = useTranslations('editor');
  const { project, lang } = useEditor();
  const form = `${project.projectUid}/${field}`;
  // An unsent draft opens its field.
  const { hasDraft } = useStoredFormDraft(form);
  const [opened, setOpened] = useState<'itself' | 'here' | 'led' | undefined>(
    hasDraft ? 'itself' : undefined,
  );
  const isEditing = opened !== undefined;
  const [wasLed, setWasLed] = useState(false);
  const [leads, setLeads] = useState(0);
  if (isLed !== wasLed) {
    setWasLed(isLed);
    if (isLed) {
      setOpened('led');
      setLeads(leads + 1);
    }
  }
  const row = useRef<HTMLDivElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing && document.activeElement === document.body)
      editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  useEffect(() => {
    if (opened !== 'here' && opened !== 'led') return;
    const find = (what: string) => row.current?.querySelector<HTMLElement>(what);
    const inputs = row.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [];
    const empty = [...inputs].find(({ value }) => value === '');
    (find(':checked') ?? empty ?? inputs[0] ?? find('button'))?.focus();
  }, [opened, isLed]);
  const label = t(`settings.${field}`);
  if (isEditing)
    return (
      <div ref={row} className="py-4">
        <dt className="sr-only">{label}</dt>
        <dd>
          {/* A new one each time a link leads here: it may lead to another language. */}
          <SettingsForm
            key={leads}
            form={form}
            field={field}
            lang={opened === 'led' ? lang : undefined}
            onOpenChange={(isOpen) => setOpened(isOpen ? 'here' : undefined)}
            onSaved={onSaved}
          />
        </dd>
      </div>
    );
  return (
    <div className="grid py-1 sm:grid-cols-facts md:gap-4">
      <dt className="pt-2 text-sm leading-6 font-semibold text-ink-muted">{label}</dt>
      <dd className="flex min-w-0 items-start gap-2">
        <div className="min-w-0 flex-1 py-2 break-words">{children || EMPTY}</div>
        <IconButton
          ref={editButton}
          label={t('editField', { field: label })}
          className="-mr-2 text-ink-muted hover:text-ink sm:mr-0"
          onClick={() => setOpened('here')}
        >
          <Pencil aria-hidden />
        </IconButton>
      </dd>
    </div>
  );
}
