import { useTranslations, useFormatter } from 'next-intl';
import { useEffect, useRef } from 'react';
import { TriangleAlert } from 'lucide-react';
import { useForm } from '@/browser/api/use-form';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { Input } from '@/ui/kit/fields/input';
import { Textarea } from '@/ui/kit/fields/textarea';
import type { CreatorView } from '@/features/auth/schema';
import { SMALL_DESCRIPTION_MAX } from '../../constants';
import { profileInputOf, previewOf, type ProfileDraft } from '../../model/profile-draft';
import { webAddressOf } from '../../model/web-address';
import { profileInput, type ProfileInput } from '../../schema';
import { ColorField } from './color-field';
import { OpacityField } from './opacity-field';
import { TEXT_CONTRAST_MIN, contrastOf, parseHexColor } from '@/shared/interface/contrast';
import { readableBanner } from '../../model/readable-banner';

const FIELDS = ['name', 'url', 'smallDescription', 'textColor', 'backgroundColor', 'coverOpacity'];

interface ProfileFormProps {
  saved: CreatorView;
  draft: ProfileDraft;
  onDraftChange: (change: Partial<ProfileDraft>) => void;
  /** an error is shown at its field or above the form, and the input stays */
  onSave: (input: ProfileInput) => Promise<void>;
}

/**
 * Colours, opacity of the cover and texts of the creator (docs/reference/accounts.md#profile,
 * 'Profile').
 */
export function ProfileForm({ saved, draft, onDraftChange, onSave }: ProfileFormProps) {
  const t = useTranslations('settings.profile');
  const tSettings = useTranslations('settings');
  const form = useForm(profileInput, onSave, { read: () => profileInputOf(draft) });
  const { ref } = form;
  const { textColor, backgroundColor } = previewOf(saved, draft);

  const takeEarly = useRef(onDraftChange);
  useEffect(() => {
    // The fields may already contain input from before hydration.
    if (ref.current)
      takeEarly.current(
        Object.fromEntries(
          [...new FormData(ref.current)].filter(([name]) => FIELDS.includes(name)),
        ),
      );
  }, [ref]);

  return (
    <Form form={form} className="gap-6">
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <div role="group" aria-labelledby="profile-look" className="flex flex-col gap-5">
          <h2 id="profile-look" className="text-xl">
            {t('look')}
          </h2>
          <div className="grid gap-5 xs:grid-cols-2">
            {(['textColor', 'backgroundColor'] as const).map((name) => (
              <ColorField
                key={name}
                name={name}
                label={t(name)}
                pickerLabel={t(`${name}Picker`)}
                hint={t('colorHint')}
                value={draft[name]}
                fallback={saved[name]}
                error={form.errors.fields[name]}
                onValueChange={(value) => onDraftChange({ [name]: value })}
              />
            ))}
          </div>
          <ContrastNote textColor={textColor} backgroundColor={backgroundColor} />
          <OpacityField
            name="coverOpacity"
            value={draft.coverOpacity}
            fallback={saved.coverOpacity}
            error={form.errors.fields['coverOpacity']}
            onValueChange={(value) => onDraftChange({ coverOpacity: value })}
          />
        </div>
        <div role="group" aria-labelledby="profile-about" className="flex flex-col gap-5">
          <h2 id="profile-about" className="text-xl">
            {t('about')}
          </h2>
          <Field name="name" label={t('name')} hint={t('nameHint')} isRequired>
            <Input
              value={draft.name}
              autoComplete="organization"
              onChange={(event) => onDraftChange({ name: event.target.value })}
            />
          </Field>
          <Field name="url" label={t('url')} hint={t('urlHint')} isOptional>
            <Input
              value={draft.url}
              type="url"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://"
              onChange={(event) => onDraftChange({ url: event.target.value })}
              onBlur={() => onDraftChange({ url: webAddressOf(draft.url) })}
            />
          </Field>
          <Field
            name="smallDescription"
            label={t('smallDescription')}
            counter={{ value: draft.smallDescription, max: SMALL_DESCRIPTION_MAX }}
            isOptional
          >
            <Textarea
              rows={3}
              className="min-h-24"
              value={draft.smallDescription}
              onChange={(event) => onDraftChange({ smallDescription: event.target.value })}
            />
          </Field>
        </div>
      </div>
      <Button type="submit" isBusy={form.isBusy} className="self-start max-xs:w-full">
        {tSettings('update')}
      </Button>
    </Form>
  );
}

interface ContrastNoteProps {
  /** both as '#rrggbb' */
  textColor: string;
  backgroundColor: string;
}

/** Explains when the chosen text colour is unreadable, and what readers see instead. */
function ContrastNote({ textColor, backgroundColor }: ContrastNoteProps) {
  const t = useTranslations('settings.profile');
  const format = useFormatter();
  const text = parseHexColor(textColor);
  const background = parseHexColor(backgroundColor);
  const contrast = text && background ? contrastOf(text, background) : TEXT_CONTRAST_MIN;
  const shown = readableBanner({ textColor, backgroundColor, coverOpacity: 1, hasCover: false });
  return (
    <div role="status">
      {contrast < TEXT_CONTRAST_MIN && (
        <p className="flex items-start gap-2.5 rounded-md bg-warn-soft px-3 py-2.5 text-sm text-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
          <span>
            {t('lowContrast', {
              // Rounded down, so that 4.49 is not displayed as the required 4.5.
              contrast: format.number(Math.floor(contrast * 10) / 10, { minimumFractionDigits: 1 }),
              needed: format.number(TEXT_CONTRAST_MIN),
              shown: shown.text === '#ffffff' ? 'white' : 'black',
            })}
          </span>
        </p>
      )}
    </div>
  );
}
