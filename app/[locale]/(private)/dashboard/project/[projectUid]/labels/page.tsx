import { getLocale, getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { pageTitle } from '@/i18n/page-title';
import { Breadcrumb } from '@/ui/kit/breadcrumb';
import { PrintButton } from '@/ui/kit/buttons/print-button';
import { loadLabelAddress } from '@/features/explore/server/loaders';
import { LabelChoices } from '@/features/labels/ui/components/label-choices';
import { LabelFiles } from '@/features/labels/ui/components/label-files';
import { LabelSheet } from '@/features/labels/ui/components/label-sheet';
import { ProjectStatus } from '@/features/projects/constants';
import { projectNameFor } from '@/features/projects/model/texts/project-texts';
import { requireRoleOfPage } from '@/features/auth/server/loaders';
import { loadOwnedProject } from '@/features/projects/server/loaders';
import { GUIDE_WORDS } from '@/languages/guide';
import { labelChoiceOf, readableAddress } from '@/features/labels/model/labels';
import { ClientMessages } from '@/i18n/client-messages';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { paths } from '@/shared/addresses/paths';

export const generateMetadata = pageTitle('labels.title');

export default async function LabelsPage({
  params,
  searchParams,
}: PageProps<'/[locale]/dashboard/project/[projectUid]/labels'>) {
  await requireRoleOfPage('write');
  const project = await loadOwnedProject((await params).projectUid, dashboardPaths.labels);
  const { projectUid, name, languages, ref } = project;
  // Its labels would lead nowhere.
  if (project.status !== ProjectStatus.Published) redirect(dashboardPaths.editor(projectUid));
  const choice = labelChoiceOf(await searchParams, languages);
  const [address, locale, t, dashboard] = await Promise.all([
    loadLabelAddress(project),
    getLocale(),
    getTranslations('labels'),
    getTranslations('dashboard'),
  ]);
  const printed = projectNameFor(project, choice.language).value;
  const code = ref || readableAddress(address);
  return (
    <div className="flex flex-col gap-6 print:block">
      <div className="flex flex-col gap-6 print:hidden">
        <Breadcrumb
          trail={[
            { label: dashboard('title'), href: paths.dashboard },
            { label: dashboard('toProjects'), href: dashboardPaths.projects() },
            { label: name, href: dashboardPaths.editor(projectUid) },
            { label: t('title') },
          ]}
        />
        <div>
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="mt-3 max-w-prose text-ink-muted wrap-anywhere">
            {t('text', { address: readableAddress(address) })}
          </p>
        </div>
        <LabelChoices projectUid={projectUid} choice={choice} languages={languages} />
        <div className="flex flex-wrap items-center gap-3">
          <PrintButton label={t('print')} />
          <ClientMessages locale={locale} namespaces={['labels']}>
            <LabelFiles
              projectUid={projectUid}
              address={address}
              name={printed}
              code={code}
              scan={GUIDE_WORDS[choice.language].scan}
            />
          </ClientMessages>
        </div>
        <p className="max-w-prose text-sm text-ink-muted">{t('hint')}</p>
      </div>
      <div
        tabIndex={0}
        role="region"
        aria-label={t('preview')}
        className="max-w-full overflow-auto rounded-lg border border-line bg-sunken p-4 print:overflow-visible print:rounded-none print:border-0 print:bg-transparent print:p-0"
      >
        <LabelSheet choice={choice} address={address} name={printed} code={code} />
      </div>
    </div>
  );
}
