import { X } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { PageContainer } from '@/ui/layout/page-container';
import { Prose } from '@/ui/kit/prose';
import { pageLinks } from '../../_sections/long-page';

const LEFT_OUT = ['ads', 'cookies', 'tracking', 'data'] as const;

/** Section about features that the product leaves out on purpose. */
export async function LeftOut() {
  const t = await getTranslations('about');
  return (
    <section aria-labelledby="not" className="border-y border-line bg-sunken">
      <PageContainer className="py-14 md:py-20">
        <h2 id="not" className="text-2xl md:text-3xl">
          {t('notTitle')}
        </h2>
        <ul className="mt-8 grid gap-x-12 gap-y-5 md:grid-cols-2">
          {LEFT_OUT.map((id) => (
            <li key={id} className="flex gap-3">
              <X aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" strokeWidth={3} />
              <Prose text={t(`not.${id}`)} links={pageLinks(undefined)} />
            </li>
          ))}
        </ul>
      </PageContainer>
    </section>
  );
}
