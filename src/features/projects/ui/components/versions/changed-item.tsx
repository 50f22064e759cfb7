import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { PictureView } from '@/shared/pictures/picture';

/** Display options that all changes share. */
export type ChangesView = {
  /** The order of the texts; with more than one, each text names its language. */
  languages: readonly ProjectLanguage[];
  /** By the id of the file, those before and after. */
  pictures: ReadonlyMap<string, PictureView>;
};

interface ChangedItemProps {
  title: string;
  hasNewStates: boolean;
  action?: ReactNode;
  children: ReactNode;
}

/** Differences in one step, one question or the project itself. */
export function ChangedItem({ title, hasNewStates, action, children }: ChangedItemProps) {
  const t = useTranslations('versions.changes');
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <h3 className="text-base font-semibold">{title}</h3>
      <div className="flex flex-col gap-3">{children}</div>
      {hasNewStates && <p className="text-sm text-ink-muted">{t('states')}</p>}
      {action && <div>{action}</div>}
    </li>
  );
}
