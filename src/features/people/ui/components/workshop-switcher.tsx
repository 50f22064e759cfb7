import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { roleMay } from '@/features/auth/workshops/roles';
import type { WorkshopView } from '@/features/auth/workshops/schema';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { paths } from '@/shared/addresses/paths';
import { withQuery } from '@/shared/addresses/with-query';
import { Avatar } from '@/ui/kit/pictures/avatar';

interface WorkshopSwitcherProps {
  workshops: readonly WorkshopView[];
  /** the uid of the one that the page shows */
  shown: string;
}

/**
 * Links to the workshops of a person with several. Each opens a document of its own: the frame of
 * the dashboard and its calls belong to one workshop.
 */
export function WorkshopSwitcher({ workshops, shown }: WorkshopSwitcherProps) {
  const t = useTranslations('people');
  return (
    <nav
      aria-label={t('workshops')}
      className="max-h-60 shrink-0 overflow-y-auto border-b border-line pb-3 max-md:mb-3"
    >
      <ul className="flex flex-col gap-1">
        {workshops.map(({ uid, name, role }) => (
          <li key={uid}>
            <a
              href={withQuery(
                roleMay(role, 'write') ? paths.dashboard : dashboardPaths.projects(),
                {
                  workshop: uid,
                },
              )}
              aria-current={uid === shown ? 'true' : undefined}
              title={name}
              className="flex min-h-12 items-center gap-3 rounded-md px-3 py-1 hover:bg-sunken aria-current:bg-sunken md:sidebar-collapsed:justify-center md:sidebar-collapsed:px-0"
            >
              <Avatar name={name} size={28} />
              <span className="min-w-0 flex-1 md:sidebar-collapsed:sr-only">
                <span className="line-clamp-2 font-semibold wrap-anywhere">{name}</span>
                <span className="block text-sm text-ink-muted">{t(`role.${role}`)}</span>
              </span>
              {uid === shown && (
                <Check aria-hidden className="size-5 shrink-0 md:sidebar-collapsed:hidden" />
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
