import { getTranslations } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import { pageTitle } from '@/i18n/page-title';
import { loadAccount } from '@/features/account/server/loaders';
import { loadSignInWays } from '@/features/auth/server/loaders';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import {
  loadCanLimitDomains,
  loadFirstGuide,
  loadJoining,
  loadMachineReads,
  loadOpen,
  loadOperators,
  loadSettings,
  loadSetup,
} from '@/features/site/server/loaders';
import { AccountsCard } from '@/features/site/ui/components/accounts/accounts-card';
import { FiguresCard } from '@/features/site/ui/components/figures/figures-card';
import { BackupsCard } from '@/features/site/ui/components/backups/backups-card';
import { FirstGuideCard } from '@/features/site/ui/components/guides/first-guide-card';
import { GuidesCard } from '@/features/site/ui/components/guides/guides-card';
import { HealthCard } from '@/features/site/ui/components/health/health-card';
import { IdentityCard } from '@/features/site/ui/components/identity/identity-card';
import { JoiningCard } from '@/features/site/ui/components/joining/joining-card';
import { LabelsCard } from '@/features/site/ui/components/labels/labels-card';
import { LogCard } from '@/features/site/ui/components/log/log-card';
import { MailsCard } from '@/features/site/ui/components/mails/mails-card';
import { MessagesCard } from '@/features/site/ui/components/messages/messages-card';
import { OperatorList } from '@/features/site/ui/components/operator-list';
import { ProgramsCard } from '@/features/site/ui/components/programs/programs-card';
import { ProofProvider } from '@/features/site/ui/components/proof-provider';
import { ReadersCard } from '@/features/site/ui/components/readers/readers-card';
import { ReportsCard } from '@/features/site/ui/components/guide-reports/reports-card';
import { SetupCard } from '@/features/site/ui/components/setup/setup-card';
import { type SiteCard, SiteNav } from '@/features/site/ui/components/site-nav';
import { VerifiedCard } from '@/features/site/ui/components/verified/verified-card';
import { WordsCard } from '@/features/site/ui/components/words/words-card';
import { WhileShown } from '@/ui/layout/while-shown';

export const generateMetadata = pageTitle('site.title');

export default async function SitePage() {
  const [operators, account, joining, first, settings, setup, open, reads, t] = await Promise.all([
    loadOperators(),
    loadAccount(),
    loadJoining(),
    loadFirstGuide(),
    loadSettings(),
    loadSetup(),
    loadOpen(),
    loadMachineReads(),
    getTranslations('site'),
  ]);
  const { email, hasPassword, providers, secondFactors } = account;
  const ways = loadSignInWays();
  // In their order: what may be open first.
  const cards = {
    reports: <ReportsCard />,
    messages: <MessagesCard />,
    accounts: <AccountsCard hasPasswords={ways.hasPasswords} />,
    guides: <GuidesCard />,
    firstGuide: <FirstGuideCard isOnAtFirst={first.firstGuideWaits} />,
    labels: <LabelsCard />,
    joining: <JoiningCard joining={joining} canLimitDomains={loadCanLimitDomains()} />,
    readers: <ReadersCard readers={settings.readers} joining={joining.mode} />,
    verified: <VerifiedCard />,
    identity: <IdentityCard settings={settings} />,
    words: <WordsCard settings={settings} />,
    programs: <ProgramsCard shows={settings.shows} reads={reads} />,
    figures: <FiguresCard />,
    health: <HealthCard />,
    mails: <MailsCard />,
    backups: <BackupsCard />,
    log: <LogCard />,
    operators: (
      <SettingsSection title={t('operators.title')} text={t('operators.text')} anchor="operators">
        <OperatorList operators={operators} hasSecondFactor={secondFactors.length > 0} />
      </SettingsSection>
    ),
  } satisfies Partial<Record<SiteCard, ReactNode>>;
  return (
    <WhileShown>
      <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
      <p className="mt-2 max-w-prose text-lg text-ink-muted">{t('text')}</p>
      <ProofProvider account={{ email, hasPassword, providers, secondFactors }} ways={ways}>
        <div className="mt-6 flex flex-col gap-10">
          <SiteNav cards={Object.keys(cards) as SiteCard[]} open={open} />
          <SetupCard setup={setup} />
          {Object.entries(cards).map(([name, card]) => (
            <Fragment key={name}>{card}</Fragment>
          ))}
        </div>
      </ProofProvider>
    </WhileShown>
  );
}
