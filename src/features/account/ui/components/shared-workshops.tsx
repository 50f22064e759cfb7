import { useLocale, useTranslations } from 'next-intl';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { withQuery } from '@/shared/addresses/with-query';
import type { DeletionView } from '../../schema';

/** Further people of a workshop are counted. */
const NAMES_SHOWN = 6;

interface SharedWorkshopsProps {
  workshops: DeletionView['workshops'];
}

/** The workshops that other people lose with an account, each with the way to keep it. */
export function SharedWorkshops({ workshops }: SharedWorkshopsProps) {
  const t = useTranslations('settings.account');
  const locale = useLocale();
  const listed = (people: string[]) =>
    new Intl.ListFormat(locale).format([
      ...people.slice(0, NAMES_SHOWN),
      ...(people.length > NAMES_SHOWN
        ? [t('deleteMorePeople', { count: people.length - NAMES_SHOWN })]
        : []),
    ]);
  return (
    <div className="mb-5 flex flex-col gap-3">
      <p>{t('deleteShared')}</p>
      <ul className="flex list-disc flex-col gap-3 pl-5">
        {workshops.map(({ uid, name, guides, people }) => (
          <li key={uid} className="wrap-anywhere">
            <p className="font-semibold">{name}</p>
            <p>{t('deleteSharedText', { count: guides, people: listed(people) })}</p>
            {/* Without a prefetch, which would make it the shown workshop. */}
            <a
              href={withQuery(dashboardPaths.peopleSettings, { workshop: uid })}
              className="underline"
            >
              {t('deleteHandOver', { name })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
