import { getLocale, getTranslations } from 'next-intl/server';
import { pageTitle } from '@/i18n/page-title';
import { ExportGuides } from '@/features/transfer/ui/components/export-guides';
import { ImportGuides } from '@/features/transfer/ui/components/import-guides';
import { TransferSection } from '@/features/transfer/ui/components/transfer-section';
import { loadImports } from '@/features/transfer/server/loaders';
import { ClientMessages } from '@/i18n/client-messages';

export const generateMetadata = pageTitle('transfer.title');

export default async function ImportPage({
  searchParams,
}: PageProps<'/[locale]/dashboard/import'>) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('transfer')]);
  const { id } = await searchParams;
  const { shown, imports } = await loadImports(locale, typeof id === 'string' ? id : undefined);
  return (
    <ClientMessages locale={locale} namespaces={['transfer']}>
      <div className="flex flex-col gap-8">
        <div>
          <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
          <p className="mt-2 max-w-2xl text-ink-muted">{t('text')}</p>
        </div>
        <TransferSection title={t('exportTitle')} text={t('exportText')}>
          <ExportGuides />
        </TransferSection>
        <TransferSection title={t('importTitle')} text={t('importText')}>
          <ImportGuides key={shown?.id} last={shown} imports={imports} />
        </TransferSection>
      </div>
    </ClientMessages>
  );
}
