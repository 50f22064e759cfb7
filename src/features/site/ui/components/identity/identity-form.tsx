import { useLocale, useTranslations } from 'next-intl';
import { useState, type FormEvent, type CSSProperties } from 'react';
import { useFormErrors } from '@/browser/api/use-form-errors';
import { languageIn, languageName, LOCALES, type Locale } from '@/shared/interface/languages';
import { TOKENS } from '@/shared/http/tokens';
import { LEGAL_TEXT_MAX, MENU_PARTS, SITE_NAME_MAX, type SitePart } from '@/shared/site/settings';
import { Button } from '@/ui/kit/buttons/button';
import { Checkbox } from '@/ui/kit/fields/checkbox';
import { Field } from '@/ui/kit/fields/field';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { Input } from '@/ui/kit/fields/input';
import { Select } from '@/ui/kit/fields/select';
import { Textarea } from '@/ui/kit/fields/textarea';
import type { SettingsPatch, SettingsView } from '../../../identity/schema';
import { ColorField } from '@/features/profile/ui/components/color-field';
import { hexColorOf } from '@/features/profile/model/hex-color';
import { accentTokens } from '@/shared/site/accent';

const TEXTS = ['imprint', 'legal'] as const;
const FIELDS = [
  'name',
  'accent',
  'links',
  'language',
  ...TEXTS.flatMap((text) => LOCALES.map((locale) => `${text}.${locale}`)),
];

interface IdentityFormProps {
  saved: SettingsView;
  /** an error is shown at its field or above the form, and the input stays */
  onSave: (patch: SettingsPatch) => Promise<void>;
}

export function IdentityForm({ saved, onSave }: IdentityFormProps) {
  const t = useTranslations('site.identity');
  const interfaceLocale = useLocale();
  const { form, errors, show } = useFormErrors();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    await onSave(patchOf(new FormData(event.currentTarget), saved)).catch((error: unknown) =>
      show(error, FIELDS),
    );
    setBusy(false);
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      <FormAlert text={errors.form} canRetry={errors.canRetry} />
      <Field label={t('name')} hint={t('nameHint')} error={errors.fields['name']} isRequired>
        <Input name="name" defaultValue={saved.name} maxLength={SITE_NAME_MAX} autoComplete="off" />
      </Field>
      <AccentField saved={saved.accent} error={errors.fields['accent']} />
      <Field label={t('language')} hint={t('languageHint')} error={errors.fields['language']}>
        <Select name="language" defaultValue={saved.language}>
          {LOCALES.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {languageName(locale)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('links')} hint={t('linksHint')} error={errors.fields['links']} isOptional>
        <Textarea
          name="links"
          rows={3}
          className="min-h-24"
          defaultValue={saved.links.join('\n')}
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      {TEXTS.map((text) =>
        LOCALES.map((locale) => (
          <Field
            key={`${text}.${locale}`}
            label={t(text, { language: languageIn(interfaceLocale, locale) })}
            hint={t(`${text}Hint`)}
            error={errors.fields[`${text}.${locale}`]}
            isOptional
          >
            <Textarea
              name={`${text}.${locale}`}
              lang={locale}
              rows={4}
              maxLength={LEGAL_TEXT_MAX}
              defaultValue={saved[text][locale]}
            />
          </Field>
        )),
      )}
      <fieldset>
        <legend className="text-sm font-semibold">{t('shows')}</legend>
        {MENU_PARTS.map((part) => (
          <Checkbox
            key={part}
            name={`shows.${part}`}
            defaultChecked={saved.shows[part]}
            label={t(`parts.${part}`)}
          />
        ))}
      </fieldset>
      <Button type="submit" isBusy={isBusy} className="self-start max-xs:w-full">
        {t('save')}
      </Button>
    </form>
  );
}

/** Changed fields of the form; an unchanged default stays a default. */
function patchOf(form: FormData, saved: SettingsView): SettingsPatch {
  const text = (name: string) => String(form.get(name) ?? '');
  const accent = text('accent').trim();
  const links = text('links')
    .split(/\s+/)
    .filter((link) => link !== '');
  const shows = MENU_PARTS.map((part) => [part, form.has(`shows.${part}`)] as const).filter(
    ([part, isShown]) => isShown !== saved.shows[part],
  );
  const textsOf = (name: string) =>
    Object.fromEntries(LOCALES.map((locale) => [locale, text(`${name}.${locale}`)])) as Record<
      Locale,
      string
    >;
  return {
    name: text('name'),
    accent:
      accent === '' || (saved.accent === null && accent === TOKENS.light.signal) ? null : accent,
    language: text('language') as Locale,
    ...(links.join() === saved.links.join() ? {} : { links }),
    imprint: textsOf('imprint'),
    legal: textsOf('legal'),
    ...(shows.length === 0
      ? {}
      : { shows: Object.fromEntries(shows) as Partial<Record<SitePart, boolean>> }),
  };
}

interface AccentFieldProps {
  /** null for the colour of the product */
  saved: string | null;
  error: string | undefined;
}

/** The accent of the site, and how each theme shows it: shifted until text in it is readable. */
function AccentField({ saved, error }: AccentFieldProps) {
  const t = useTranslations('site.identity');
  const [typed, setTyped] = useState(saved ?? TOKENS.light.signal);
  const accent = hexColorOf(typed) ?? null;
  const isShifted = accent !== null && accentTokens(accent, 'light').signal !== accent;
  return (
    <div className="flex flex-col gap-3">
      <ColorField
        name="accent"
        label={t('accent')}
        pickerLabel={t('accentPicker')}
        hint={t('accentHint')}
        value={typed}
        fallback={TOKENS.light.signal}
        error={error}
        onValueChange={setTyped}
      />
      <div className="flex flex-wrap gap-3">
        {(['light', 'dark'] as const).map((theme) => {
          const { signal } = accentTokens(accent, theme);
          return (
            <p
              key={theme}
              data-theme={theme}
              style={{ '--signal': signal } as CSSProperties}
              className="flex items-center gap-3 rounded-md border border-line bg-paper px-3 py-2 font-semibold text-ink"
            >
              <span aria-hidden className="size-6 rounded-sm bg-signal" />
              <span>{t(theme)}</span>
              <span className="font-mono text-sm">{signal}</span>
            </p>
          );
        })}
      </div>
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {isShifted ? t('accentShifted') : ''}
      </p>
    </div>
  );
}
