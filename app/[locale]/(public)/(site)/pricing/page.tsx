import { getTranslations } from 'next-intl/server';
import { PageContainer } from '@/ui/layout/page-container';
import {
  PROJECTS_PER_ACCOUNT_MAX,
  QUESTIONS_PER_PROJECT_MAX,
  STEPS_PER_PROJECT_MAX,
} from '@/features/projects/constants';
import { UPLOAD_MAX_BYTES } from '@/features/uploads/constants';
import { isJoiningOpen, siteName } from '@/i18n/operator-settings';
import { pageMetadata } from '@/i18n/page-metadata';
import { paths } from '@/shared/addresses/paths';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { Plan } from './_sections/plan';

const QUESTIONS = ['limits', 'analytics', 'company', 'who'] as const;
const MEBIBYTE = 1024 * 1024;

export async function generateMetadata() {
  const t = await getTranslations('pricing');
  return pageMetadata({
    path: paths.pricing,
    title: t('title'),
    description: t('description', { site: siteName() }),
  });
}

/** Nothing is charged and nothing is locked (docs/reference/interface.md#pages). */
export default async function PricingPage() {
  const [t, layout] = await Promise.all([getTranslations('pricing'), getTranslations('layout')]);
  const values = {
    steps: STEPS_PER_PROJECT_MAX,
    questions: QUESTIONS_PER_PROJECT_MAX,
    projects: PROJECTS_PER_ACCOUNT_MAX,
    megabytes: UPLOAD_MAX_BYTES / MEBIBYTE,
  };
  const plan = (id: 'here' | 'own' | 'pro') => ({
    title: t(`${id}.title`),
    price: t(`${id}.price`),
    text: t(`${id}.text`),
    items: t(`${id}.items`, { languages: PROJECT_LANGUAGES.length }),
  });
  return (
    <PageContainer className="pt-10 pb-16 md:pt-16 md:pb-24">
      <h1 className="text-4xl md:text-5xl">{t('heading')}</h1>
      <p className="mt-4 max-w-prose text-lg md:text-xl">{t('lead', { site: siteName() })}</p>
      <ul className="mt-10 grid gap-6 lg:grid-cols-3">
        <Plan
          {...plan('here')}
          {...(isJoiningOpen() ? {} : { text: t('here.textInvited') })}
          unit={t('free')}
          isMain
          action={
            isJoiningOpen()
              ? { label: t('here.button'), href: paths.signUp }
              : { label: layout('logIn'), href: paths.signIn() }
          }
        />
        <Plan
          {...plan('own')}
          unit={t('free')}
          action={{ label: t('own.button'), href: paths.contact }}
        />
        <Plan
          {...plan('pro')}
          mark={t('pro.mark')}
          action={{ label: t('pro.button'), href: paths.contact }}
        />
      </ul>
      <section aria-labelledby="questions" className="mt-16 border-t-3 border-ink pt-8">
        <h2 id="questions" className="text-2xl md:text-3xl">
          {t('questionsTitle')}
        </h2>
        <div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
          {QUESTIONS.map((id) => (
            <div key={id}>
              <h3 className="text-lg">{t(`questions.${id}.title`)}</h3>
              <p className="mt-1 max-w-prose text-ink-muted">{t(`questions.${id}.text`, values)}</p>
            </div>
          ))}
        </div>
      </section>
    </PageContainer>
  );
}
