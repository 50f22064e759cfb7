'use client';

import { Pencil } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { ProjectType } from '@/features/project/constants';
import { useKeptFormPlace } from '@/features/project/hooks/use-kept-form';
import { keyedEntries } from '@/shared/entries';
import { languageLabel } from '@/shared/languages';
import { SETTINGS_AIM, useEditor } from '../hooks/editor-context';
import { focusAim } from '../model/aim';
import { EditDrawer } from './edit-drawer';
import { ProjectPicture } from './project-picture';
import { TranslationTools } from './translation-tools';

/** What the specification shows where a value is missing. */
const EMPTY = '...';

/** The project's facts to read, its picture, and the drawer to change them. */
export function SettingsTab() {
  const t = useTranslations('editor');
  const locale = useLocale();
  const { project, aim, setAim } = useEditor();
  const [isOpened, setIsOpened] = useState(false);
  const { hasKept } = useKeptFormPlace(project.projectUid);
  const tab = useRef<HTMLDivElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const led = aim?.key === SETTINGS_AIM ? aim.field : undefined;
  const isLedHere = led === 'picture' || led === 'alt';
  const isEditing = isOpened || (led !== undefined && !isLedHere);
  // Before the drawer takes the focus, which it gives back to where it was.
  useLayoutEffect(() => {
    if (led !== undefined && !isLedHere) editButton.current?.focus();
  }, [led, isLedHere]);
  useEffect(() => {
    if (!isLedHere) return;
    focusAim(tab.current, led);
    setAim(undefined);
  }, [isLedHere, led, setAim]);
  const show = (isShown: boolean) => {
    setIsOpened(isShown);
    if (!isShown) setAim(undefined);
  };
  const facts: readonly (readonly [Parameters<typeof t>[0] & `settings.${string}`, ReactNode])[] = [
    ['settings.name', project.name],
    [
      'settings.ref',
      project.ref && (
        <span translate="no" className="font-mono">
          {project.ref}
        </span>
      ),
    ],
    ['settings.brand', project.brand],
    [
      'settings.averageTime',
      <span key="time" className="font-mono">
        {project.averageTime}
      </span>,
    ],
    ['settings.people', project.people > 0 && <span className="font-mono">{project.people}</span>],
    [
      'settings.type',
      project.type === ProjectType.Public ? t('settings.public') : t('settings.private'),
    ],
    ['settings.languages', project.languages.map((lang) => languageLabel(locale, lang)).join(', ')],
    ['settings.category', project.category],
    ['settings.tools', <Chips key="tools" texts={project.tools} isList />],
    ['settings.parts', <Chips key="parts" texts={project.parts} isList />],
    ['settings.tags', <Chips key="tags" texts={project.tags} />],
    [
      'settings.description',
      project.description && <span className="whitespace-pre-wrap">{project.description}</span>,
    ],
  ];
  return (
    <div ref={tab} className="flex flex-col gap-8 lg:flex-row lg:items-start">
      <ProjectPicture />
      <div className="min-w-0 flex-1">
        <div className="mb-6 flex flex-wrap items-center gap-3">
          <Button ref={editButton} variant="secondary" onClick={() => show(true)}>
            <Pencil aria-hidden />
            <span>{t('editProject')}</span>
          </Button>
          <TranslationTools />
          {hasKept && !isEditing && <Badge tone="info">{t('unsavedMark')}</Badge>}
        </div>
        <dl className="divide-y divide-line border-y border-line">
          {facts.map(([label, value]) => (
            <div key={label} className="grid gap-1 py-3 sm:grid-cols-facts md:gap-4">
              <dt className="text-sm leading-6 font-semibold text-ink-muted">{t(label)}</dt>
              <dd className="min-w-0 break-words">{value || EMPTY}</dd>
            </div>
          ))}
        </dl>
      </div>
      <EditDrawer isOpen={isEditing} onOpenChange={show} field={led} />
    </div>
  );
}

function Chips({ texts, isList = false }: { texts: readonly string[]; isList?: boolean }) {
  if (texts.length === 0) return <span>{EMPTY}</span>;
  const chips = keyedEntries(texts).map(({ key, entry }) => (
    <Chip key={key} {...(isList ? { className: 'rounded-lg' } : {})}>
      {entry}
    </Chip>
  ));
  return <span className="flex flex-wrap gap-2">{chips}</span>;
}
