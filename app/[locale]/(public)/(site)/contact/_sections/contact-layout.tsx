import { getLocale, getTranslations } from 'next-intl/server';
import { PageContainer } from '@/ui/layout/page-container';
import { Prose } from '@/ui/kit/prose';
import { ContactPanel } from '@/features/contact/ui/components/contact-panel';
import { loadOperator } from '@/features/contact/server/loaders';
import type { ContactDraft } from '@/features/contact/schema';
import { ClientMessages } from '@/i18n/client-messages';
import { pageLinks } from '../../_sections/long-page';

/** Messages of the form and its thanks; the rest is rendered on the server only. */
const FORM_TEXTS = [
  'contact.name',
  'contact.email',
  'contact.emailHint',
  'contact.subject',
  'contact.message',
  'contact.send',
  'contact.again',
  'contact.explore',
  'contact.sentTitle',
  'contact.sentText',
  'contact.keptTitle',
  'contact.keptText',
  'validation.invalid',
  'validation.tooLong',
  'validation.nameRequired',
  'validation.emailRequired',
  'validation.emailInvalid',
  'validation.subjectRequired',
  'validation.messageRequired',
] as const;

interface ContactLayoutProps {
  heading: string;
  lead: string;
  draft?: ContactDraft;
}

/** The form, and beside it what to know about it. */
export async function ContactLayout({ heading, lead, draft }: ContactLayoutProps) {
  const [{ contact, contactMonths }, locale, t] = await Promise.all([
    loadOperator(),
    getLocale(),
    getTranslations('contact'),
  ]);
  const links = pageLinks(contact);
  return (
    <PageContainer className="grid gap-x-16 gap-y-8 pt-8 pb-16 md:pt-14 md:pb-24 lg:grid-cols-two-three">
      <div>
        <h1 className="text-3xl md:text-5xl">{heading}</h1>
        <p className="mt-4 max-w-prose text-lg">{lead}</p>
        <Prose links={links} className="mt-6 text-ink-muted max-lg:hidden" text={t('aboutGuide')} />
        {contact !== undefined && (
          <Prose links={links} className="mt-4 max-lg:hidden" text={t('byMail', { contact })} />
        )}
      </div>
      <div>
        <div className="rounded-lg border border-line bg-surface p-5 md:p-8">
          <ClientMessages locale={locale} namespaces={FORM_TEXTS}>
            <ContactPanel {...(draft ? { draft } : {})} />
          </ClientMessages>
        </div>
        <Prose
          links={links}
          className="mt-4 text-sm text-ink-muted"
          text={t('privacy', { months: contactMonths })}
        />
        <Prose links={links} className="mt-4 text-ink-muted lg:hidden" text={t('aboutGuide')} />
        {contact !== undefined && (
          <Prose links={links} className="mt-4 lg:hidden" text={t('byMail', { contact })} />
        )}
      </div>
    </PageContainer>
  );
}
