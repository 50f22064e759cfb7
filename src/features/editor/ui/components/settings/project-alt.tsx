'use client';

import { RotateCw } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { useAccount } from '@/browser/api/account';
import { ApiError } from '@/browser/api/api-error';
import { deleteDraft, storeDraft, storedDraft } from '@/browser/storage/device-drafts';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import { Textarea } from '@/ui/kit/fields/textarea';
import { updateProject } from '@/features/projects/ui/api';
import { ALT_MAX } from '@/features/projects/constants';
import { languageIn, PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';
import { lengthOf } from '@/shared/text/text';
import { useEditor } from '../../hooks/editor-context';

const PAUSE_MS = 1500;

type Typed = Partial<Record<ProjectLanguage, string>>;
const readStoredTexts = z.partialRecord(z.enum(PROJECT_LANGUAGES), z.string());

/**
 * The alt text of the project's picture, in each language; saved automatically after a pause and on
 * leaving, and stored on the device until then.
 */
export function ProjectAlt() {
  const t = useTranslations('editor');
  const locale = useLocale();
  const common = useTranslations('common');
  const {
    project: { projectUid, alt, languages, file },
    dispatch,
  } = useEditor();
  const account = useAccount() ?? '';
  const name = `project-alt/${projectUid}/${file?.key ?? ''}`;
  const [typed, setTyped] = useState<Typed>(() =>
    account ? (readStoredTexts.safeParse(storedDraft({ account, name })).data ?? {}) : {},
  );
  const [problem, setProblem] = useState('');
  const valueOf = (lang: ProjectLanguage) =>
    typed[lang] ?? alt.find((text) => text.lang === lang)?.value ?? '';
  const isTooLong = languages.some((lang) => lengthOf(valueOf(lang).trim()) > ALT_MAX);
  const hasChanged = Object.keys(typed).length > 0;
  const turn = useRef(0);
  const now = useRef(typed);
  useEffect(() => {
    now.current = typed;
    if (!account) return;
    if (Object.keys(typed).length > 0) storeDraft({ account, name }, typed);
    else deleteDraft({ account, name });
  }, [account, name, typed]);

  const save = async () => {
    if (!hasChanged || isTooLong) return;
    turn.current += 1;
    const mine = turn.current;
    try {
      const project = await updateProject(projectUid, {
        alt: languages.map((lang) => ({ lang, value: valueOf(lang).trim() })),
      });
      if (mine !== turn.current) return;
      dispatch({ type: 'projectLoaded', project });
      // Saved at once: this component may unmount.
      if (account && now.current === typed) deleteDraft({ account, name });
      setTyped((known) => (known === typed ? {} : known));
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
    <div
      role="group"
      aria-label={t('fields.alt')}
      className="flex flex-col gap-4"
      onBlur={() => void save()}
    >
      {languages.map((lang, index) => (
        <Field
          key={lang}
          label={
            languages.length > 1
              ? t('altIn', { language: languageIn(locale, lang) })
              : t('fields.alt')
          }
          isOptional
          counter={{ value: valueOf(lang), max: ALT_MAX }}
          hint={index === 0 && t('altHint')}
          error={
            lengthOf(valueOf(lang).trim()) > ALT_MAX ? t('altTooLong', { max: ALT_MAX }) : undefined
          }
        >
          <Textarea
            lang={lang}
            rows={2}
            data-text="alt"
            value={valueOf(lang)}
            className="min-h-18"
            onChange={({ target }) => setTyped((known) => ({ ...known, [lang]: target.value }))}
          />
        </Field>
      ))}
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {hasChanged && !problem ? t('unsavedMark') : ''}
      </p>
      {problem && (
        <div className="flex flex-wrap items-center gap-3">
          <FieldProblem role="alert" className="min-w-40 flex-1">
            {problem}
          </FieldProblem>
          <Button variant="secondary" size="sm" onClick={() => void save()}>
            <RotateCw aria-hidden />
            <span>{common('retry')}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
