import { useTranslations } from 'next-intl';
import { useForm } from '@/browser/api/use-form';
import { BACKUP_PLACES, BACKUPS_KEPT_MAX, LAST_HOUR } from '@/shared/site/backups';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { Input } from '@/ui/kit/fields/input';
import { Select } from '@/ui/kit/fields/select';
import { Switch } from '@/ui/kit/fields/switch';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { backupsPatch, type BackupsView } from '../../../backups/schema';
import { changeBackups } from '../../backups-api';
import { useProof } from '../../hooks/proof-context';

const HOURS = Array.from({ length: LAST_HOUR + 1 }, (_, hour) => hour);
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const timeOf = (instant: string) => instant.slice('2026-11-29T'.length, '2026-11-29T16:40'.length);

interface BackupsFormProps {
  saved: BackupsView;
  /** ISO time when they were loaded */
  now: string;
  onSaved: () => void;
}

/** Form for the schedule of backups, their place, and how many are kept. */
export function BackupsForm({ saved, now, onSaved }: BackupsFormProps) {
  const t = useTranslations('site.backups');
  const showToast = useToast();
  const withProof = useProof();
  const { hour, keep, place, rehearse, folder, bucket } = saved;
  const form = useForm(
    backupsPatch,
    async (input) => {
      await withProof(() => changeBackups(input));
      showToast({ text: t('saved'), tone: 'good' });
      onSaved();
    },
    {
      read: (data) => ({
        hour: data.get('hour') === '' ? null : Number(data.get('hour')),
        keep: Number(data.get('keep')),
        ...(data.has('place') ? { place: data.get('place') } : {}),
        rehearse: data.has('rehearse'),
      }),
    },
  );
  return (
    <Form form={form}>
      <Field name="hour" label={t('hour')} hint={t('hourHint', { now: timeOf(now) })}>
        <Select defaultValue={hour ?? ''}>
          <option value="">{t('never')}</option>
          {HOURS.map((each) => (
            <option key={each} value={each}>
              {t('at', { hour: clock(each) })}
            </option>
          ))}
        </Select>
      </Field>
      <Field name="keep" label={t('keep')} hint={t('keepHint')}>
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={BACKUPS_KEPT_MAX}
          defaultValue={keep}
        />
      </Field>
      {bucket === null ? (
        <p className="text-ink-muted wrap-anywhere">{t('folderIs', { folder })}</p>
      ) : (
        <Field
          name="place"
          label={t('place')}
          hint={`${t('folderIs', { folder })} ${t('bucketIs', { bucket, folder })}`}
        >
          <Select defaultValue={place}>
            {BACKUP_PLACES.map((each) => (
              <option key={each} value={each}>
                {t(`places.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div>
        <Switch name="rehearse" label={t('rehearse')} defaultChecked={rehearse} />
        <p className="text-sm text-ink-muted">{t('rehearseHint')}</p>
      </div>
      <Button type="submit" isBusy={form.isBusy} className="self-start max-xs:w-full">
        {t('save')}
      </Button>
    </Form>
  );
}
