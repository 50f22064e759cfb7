import { Plus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { languageIn, LOCALES } from '@/shared/interface/languages';
import { LINK_LABEL_MAX, SITE_LINKS_MAX } from '@/shared/site/settings';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Input } from '@/ui/kit/fields/input';
import type { SettingsView } from '../../../identity/schema';

type Link = SettingsView['footerLinks'][number];
type Row = { id: number; link?: Link };

interface FooterLinksProps {
  saved: readonly Link[];
  errors: Readonly<Record<string, string>>;
}

/** Links in the footer, each with its name in each language. */
export function FooterLinks({ saved, errors }: FooterLinksProps) {
  const t = useTranslations('site.words');
  const interfaceLocale = useLocale();
  const [rows, setRows] = useState<Row[]>(() => saved.map((link, id) => ({ id, link })));
  const add = () =>
    setRows((before) => [...before, { id: Math.max(-1, ...before.map(({ id }) => id)) + 1 }]);
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="text-sm font-semibold">{t('footerLinks')}</legend>
      <p className="text-sm text-ink-muted">{t('footerLinksHint')}</p>
      {rows.map(({ id, link }, index) => (
        <fieldset key={id} className="grid gap-4 border-t border-line pt-4 md:grid-cols-3">
          <legend className="sr-only">{t('link', { number: index + 1 })}</legend>
          <Field label={t('linkUrl')} error={errors[`footerLinks.${index}.url`]} isRequired>
            <Input
              name={`footerLinks.${index}.url`}
              type="url"
              defaultValue={link?.url}
              autoCapitalize="none"
            />
          </Field>
          {LOCALES.map((locale) => (
            <Field
              key={locale}
              label={t('linkLabel', { language: languageIn(interfaceLocale, locale) })}
              error={errors[`footerLinks.${index}.label.${locale}`]}
              isRequired
            >
              <Input
                name={`footerLinks.${index}.label.${locale}`}
                lang={locale}
                maxLength={LINK_LABEL_MAX}
                defaultValue={link?.label[locale]}
              />
            </Field>
          ))}
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            onClick={() => setRows(rows.filter((row) => row.id !== id))}
          >
            {t('removeLink', { number: index + 1 })}
          </Button>
        </fieldset>
      ))}
      {rows.length < SITE_LINKS_MAX && (
        <Button variant="secondary" className="self-start" onClick={add}>
          <Plus aria-hidden className="size-5" />
          <span>{t('addLink')}</span>
        </Button>
      )}
    </fieldset>
  );
}

/** The links of the form, in their order. */
export function readFooterLinks(data: FormData) {
  const links = [];
  for (let index = 0; data.has(`footerLinks.${index}.url`); index += 1) {
    const text = (field: string) => String(data.get(`footerLinks.${index}.${field}`) ?? '');
    links.push({
      url: text('url').trim(),
      label: Object.fromEntries(LOCALES.map((locale) => [locale, text(`label.${locale}`)])),
    });
  }
  return links;
}
