import { locale as rootLocale } from 'next/root-params';
import { NotFoundMessage } from '@/components/layout/not-found-message';
import { DEFAULT_LOCALE, isLocale } from '@/shared/languages';

export default async function NotFound() {
  const locale = await rootLocale();
  return <NotFoundMessage locale={isLocale(locale) ? locale : DEFAULT_LOCALE} />;
}
