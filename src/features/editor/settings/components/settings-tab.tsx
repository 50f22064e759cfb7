import { Pencil } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Badge } from '@/ui/kit/badge';
import { Button } from '@/ui/kit/buttons/button';
import { Chip } from '@/ui/kit/buttons/chip';
import { FormattedText } from '@/ui/kit/formatted-text';
import { Drawer } from '@/ui/kit/overlays/drawer';
import { ProjectType } from '@/features/projects/constants';
import { ProjectForm } from '@/features/projects/ui/components/form/project-form';
import { YieldText } from '@/features/projects/ui/components/yield-text';
import { useStoredFormDraft } from '@/features/projects/ui/hooks/use-form-draft';
import type { ProjectFormField } from '@/features/projects/model/form/project-draft';
import { GoneComments, ItemComments } from '@/features/reviews/ui/comments/late-parts';
import { keyedEntries } from '@/shared/http/entries';
import { languageLabel } from '@/shared/interface/languages';
import { GUIDE_KEY } from '../../shell/model/fields';
import { useEditor } from '../../shell/hooks/editor-context';
import { focusField } from '../../list/model/focus-field';
import { useProjectForm } from '../hooks/use-project-form';
import { KindFact, LinesFact } from './saved-facts';
import { ProjectPicture } from './project-picture';
import { SettingsRow } from './settings-row';

/**
 * The project's properties, each editable in place, its picture, and the drawer to change them
 * together.
 */
export function SettingsTab() {
  const t = useTranslations('editor');
  const { project, lang, focusTarget, setFocusTarget } = useEditor();
  const [isEditing, setIsEditing] = useState(false);
  const [saves, setSaves] = useState(0);
  const countSave = () => setSaves((count) => count + 1);
  const facts = useFacts(countSave);
  const { hasDraft } = useStoredFormDraft(project.projectUid);
  const tab = useRef<HTMLDivElement>(null);
  const led = focusTarget?.key === GUIDE_KEY ? focusTarget.field : undefined;
  useEffect(() => {
    if (led === undefined) return;
    // Rows focus themselves.
    if (led === 'picture' || led === 'findUses') focusField(tab.current, led);
    if (led === 'alt')
      tab.current?.querySelector<HTMLElement>(`[data-text="alt"][lang="${lang}"]`)?.focus();
    setFocusTarget(undefined);
  }, [lang, led, setFocusTarget]);
  return (
    <div ref={tab} className="flex flex-col gap-8 lg:flex-row lg:items-start">
      <ProjectPicture />
      <div className="min-w-0 flex-1">
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            onClick={() => {
              setSaves(0);
              setIsEditing(true);
            }}
          >
            <Pencil aria-hidden />
            <span>{t('editProject')}</span>
          </Button>
          {hasDraft && !isEditing && <Badge tone="info">{t('unsavedMark')}</Badge>}
          <p role="status" className="text-sm text-ink-muted empty:hidden">
            {/* A new object each time, so that the same message is announced again. */}
            {saves > 0 && <span key={saves}>{t('projectUpdated')}</span>}
          </p>
        </div>
        <dl className="divide-y divide-line border-y border-line">
          {facts.map(([field, value]) => (
            <SettingsRow key={field} field={field} isLed={led === field} onSaved={countSave}>
              {value}
            </SettingsRow>
          ))}
        </dl>
        <GuideComments fields={facts.map(([field]) => field)} />
      </div>
      <EditDrawer isOpen={isEditing} onOpenChange={setIsEditing} onSaved={countSave} />
    </div>
  );
}

/** The comments on the guide itself, and those whose step is gone. */
function GuideComments({ fields }: { fields: readonly ProjectFormField[] }) {
  const t = useTranslations('editor.settings');
  const {
    project: { steps, questions },
  } = useEditor();
  return (
    <div className="mt-6 flex flex-col gap-4 empty:hidden">
      <ItemComments
        itemId={null}
        parts={fields.map((field) => ({ part: field.toLowerCase(), name: t(field) }))}
      />
      <GoneComments itemIds={new Set([...steps, ...questions].map(({ id }) => id))} />
    </div>
  );
}

/** The fields of the project form in its order, with their values. */
function useFacts(onSaved: () => void): readonly (readonly [ProjectFormField, ReactNode])[] {
  const t = useTranslations('editor.settings');
  const locale = useLocale();
  const { project } = useEditor();
  const { people, type, languages } = project;
  return [
    ['name', project.name],
    [
      'ref',
      project.ref && (
        <span translate="no" className="font-mono">
          {project.ref}
        </span>
      ),
    ],
    ['brand', project.brand],
    [
      'averageTime',
      <span key="time" className="font-mono">
        {project.averageTime}
      </span>,
    ],
    ['people', people > 0 && <span className="font-mono">{people}</span>],
    ['type', type === ProjectType.Public ? t('public') : t('private')],
    ['languages', languages.map((lang) => languageLabel(locale, lang)).join(', ')],
    ['category', project.category],
    ['kind', <KindFact key="kind" onSaved={onSaved} />],
    [
      'yield',
      project.yield && (
        <YieldText
          key="yield"
          yielded={project.yield}
          lang={languages[0] ?? 'en'}
          languages={languages}
        />
      ),
    ],
    [
      'tools',
      project.tools.length > 0 && <LinesFact key="tools" field="tools" onSaved={onSaved} />,
    ],
    [
      'parts',
      project.parts.length > 0 && <LinesFact key="parts" field="parts" onSaved={onSaved} />,
    ],
    ['tags', chips(project.tags)],
    ['description', project.description && <FormattedText text={project.description} hasLinks />],
  ];
}

function chips(texts: readonly string[]): ReactNode {
  if (texts.length === 0) return undefined;
  return (
    <span className="flex flex-wrap gap-2">
      {keyedEntries(texts).map(({ key, entry }) => (
        <Chip key={key}>{entry}</Chip>
      ))}
    </span>
  );
}

interface EditDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSaved: () => void;
}

/**
 * The project form in a drawer; it closes on cancel and on success. Closed otherwise, the input
 * stays stored on the device.
 */
function EditDrawer({ isOpen, onOpenChange, onSaved }: EditDrawerProps) {
  const t = useTranslations('editor');
  const { project } = useEditor();
  const close = () => onOpenChange(false);
  const { save, cancel } = useProjectForm({
    form: project.projectUid,
    onSaved: () => {
      close();
      onSaved();
    },
    onCancelled: close,
    onBack: () => onOpenChange(true),
  });
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} title={t('editProject')}>
      <ProjectForm initial={project} onSubmit={save} onCancel={cancel} />
    </Drawer>
  );
}
