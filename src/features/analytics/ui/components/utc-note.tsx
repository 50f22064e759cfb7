import { useFormatter, useTranslations } from 'next-intl';
import { useDeviceZone } from '@/browser/time/time-zone';
import { dayOf, startOf } from '../../model/period';

/**
 * Names the time zone of the stats, and when their days begin on the device: rollups have UTC days
 * (docs/decisions/0017).
 */
export function UtcNote() {
  const t = useTranslations('analytics');
  const format = useFormatter();
  const zone = useDeviceZone();
  const clock = (timeZone: string) =>
    format.dateTime(startOf(dayOf(new Date())), { timeStyle: 'short', timeZone });
  const begins = clock(zone);
  return (
    <p className="max-w-prose text-sm text-ink-muted">
      {begins === clock('UTC') ? t('utc') : t('utcHere', { time: begins })}
    </p>
  );
}
