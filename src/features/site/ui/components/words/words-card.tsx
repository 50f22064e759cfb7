'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useForm } from '@/browser/api/use-form';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import { languageIn, LOCALES } from '@/shared/interface/languages';
import { ABOUT_TEXT_MAX, FOOTER_TEXT_MAX, LEGAL_TEXT_MAX } from '@/shared/site/settings';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { Textarea } from '@/ui/kit/fields/textarea';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { settingsPatch, type SettingsView } from '../../../identity/schema';
import { changeSettings } from '../../identity-api';
import { FooterLinks, readFooterLinks } from './footer-links';

const NAMES = ['footerText', 'aboutText', 'rules'] as const;
const MAX = { footerText: FOOTER_TEXT_MAX, aboutText: ABOUT_TEXT_MAX, rules: LEGAL_TEXT_MAX };
const LISTS = ['refusedWords', 'refusedDomains'] as const;

/** The operators' own texts and links, and the words and domains that they refuse. */
export function WordsCard({ settings }: { settings: SettingsView }) {
  const t = useTranslations('site.words');
  const interfaceLocale = useLocale();
  const router = useRouter();
  const showToast = useToast();
  // Lists are shown as the server keeps them: without doubles, and domains in one form.
  const [{ saved, count }, setSaved] = useState({ saved: settings, count: 0 });
  const form = useForm(
    settingsPatch,
    async (input) => {
      const changed = await changeSettings(input);
      setSaved((before) => ({ saved: changed, count: before.count + 1 }));
      showToast({ text: t('saved'), tone: 'good' });
      router.refresh();
    },
    { read: readWords },
  );
  return (
    <SettingsSection title={t('title')} text={t('text')} anchor="words">
      <Form form={form} key={count} className="gap-6">
        {NAMES.map((name) =>
          LOCALES.map((locale) => (
            <Field
              key={`${name}.${locale}`}
              name={`${name}.${locale}`}
              label={t(name, { language: languageIn(interfaceLocale, locale) })}
              hint={t(`${name}Hint`)}
              isOptional
            >
              <Textarea
                lang={locale}
                rows={name === 'footerText' ? 2 : 4}
                maxLength={MAX[name]}
                defaultValue={saved[name][locale]}
              />
            </Field>
          )),
        )}
        <FooterLinks saved={saved.footerLinks} errors={form.errors.fields} />
        {LISTS.map((name) => (
          <Field key={name} name={name} label={t(name)} hint={t(`${name}Hint`)} isOptional>
            <Textarea
              rows={3}
              className="max-h-96"
              defaultValue={saved[name].join('\n')}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
          </Field>
        ))}
        <Button type="submit" isBusy={form.isBusy} className="self-start max-xs:w-full">
          {t('save')}
        </Button>
      </Form>
    </SettingsSection>
  );
}

function readWords(data: FormData) {
  const text = (name: string) => String(data.get(name) ?? '');
  const texts = NAMES.map((name) => [
    name,
    Object.fromEntries(LOCALES.map((locale) => [locale, text(`${name}.${locale}`)])),
  ]);
  const lists = LISTS.map((name) => [
    name,
    text(name)
      .split(name === 'refusedWords' ? /[\n,]/ : /[\s,]/)
      .map((entry) => entry.trim())
      .filter(Boolean),
  ]);
  return { ...Object.fromEntries([...texts, ...lists]), footerLinks: readFooterLinks(data) };
}
