'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@/client/api-error';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { updateProject } from '@/features/project/api';
import { ALT_MAX } from '@/features/project/constants';
import { LANGUAGE_NAMES, type ProjectLanguage } from '@/shared/languages';
import { lengthOf } from '@/shared/text';
import { useEditor } from '../hooks/editor-context';

const PAUSE_MS = 1500;

/** What the project's picture shows, in each language; saved by itself after a pause and on leaving. */
export function ProjectAlt() {
  const t = useTranslations('editor');
  const { project: { projectUid, alt, languages }, dispatch } = useEditor();
  const [typed, setTyped] = useState<Partial<Record<ProjectLanguage, string>>>({});
  const [problem, setProblem] = useState('');
  const valueOf = (lang: ProjectLanguage) => typed[lang] ?? alt.find((text) => text.lang === lang)?.value ?? '';
  const isTooLong = languages.some((lang) => lengthOf(valueOf(lang).trim()) > ALT_MAX);
  const hasChanged = Object.keys(typed).length > 0;
  const turn = useRef(0);

  const save = async () => {
    if (!hasChanged || isTooLong) return;
    turn.current += 1;
    const mine = turn.current;
    try {
      const project = await updateProject(projectUid, { alt: languages.map((lang) => ({ lang, value: valueOf(lang).trim() })) });
      if (mine !== turn.current) return;
      dispatch({ type: 'projectLoaded', project });
      setTyped((now) => (now === typed ? {} : now));
      setProblem('');
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t('failed'));
    }
  };
  const saveNow = useEffectEvent(() => void save());
  useEffect(() => {
    const timer = setTimeout(() => saveNow(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <div role="group" aria-label={t('fields.alt')} className="flex flex-col gap-4" onBlur={() => void save()}>
      {languages.map((lang, index) => (
        <Field key={lang} label={languages.length > 1 ? t('altIn', { language: LANGUAGE_NAMES[lang] }) : t('fields.alt')} isOptional counter={{ value: valueOf(lang), max: ALT_MAX }}
          hint={index === 0 && t('altHint')} error={lengthOf(valueOf(lang).trim()) > ALT_MAX ? t('altTooLong', { max: ALT_MAX }) : undefined}>
          <Textarea lang={lang} rows={2} data-text="alt" value={valueOf(lang)} className="min-h-18" onChange={({ target }) => setTyped((now) => ({ ...now, [lang]: target.value }))} />
        </Field>
      ))}
      <p role="status" className="text-sm text-ink-muted empty:hidden">{hasChanged && !problem ? t('unsavedMark') : ''}</p>
      {problem && <p role="alert" className="text-sm font-medium text-bad">{problem}</p>}
    </div>
  );
}
