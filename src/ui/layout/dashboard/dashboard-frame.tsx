import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { siteFacts } from '@/i18n/operator-settings';
import type { ShownPicture } from '@/shared/pictures/picture-sources';
import { Avatar } from '../../kit/pictures/avatar';
import { HomeLink } from '../site/home-link';
import { LanguageSelect } from '../site/language-select';
import { MenuOverlay } from '../site/menu-overlay';
import { KeyboardHelp } from '../keyboard/keyboard-help';
import { SidebarNav } from './sidebar-nav';
import { SidebarToggle } from './sidebar-toggle';
import { CONTENT_ID } from '@/browser/navigation/arrive';
import { SkipLink } from '../document/skip-link';
import { ThemeSwitch } from '../site/theme-switch';
import { WrapText } from '../../kit/wrap-text';
import { UpgradeBox } from './upgrade-box';

interface DashboardFrameProps {
  /** of the signed-in creator, who is greeted by it */
  name: string;
  avatar?: ShownPicture | null | undefined;
  /** the entries of the sidebar about plans */
  showsPlans?: boolean;
  /** the entry of the sidebar for operators of the site */
  isOperator?: boolean;
  /** the entry about the password; else one about sessions */
  hasPasswords?: boolean;
  /** the entries about what only the owner of the workshop changes */
  isOwner?: boolean;
  /** reports what the role in the workshop includes */
  may?: (needed: 'read' | 'write') => boolean;
  /** the workshops, for a person with several; shown twice */
  workshops?: ReactNode;
  /** the box about PRO, unless it was dismissed */
  hasUpgradeBox?: boolean;
  children: ReactNode;
}

/**
 * Sidebar (240 or 80 px, an overlay on phones) and content of every private page. Pages do not add
 * a `main`.
 */
export function DashboardFrame({
  name,
  avatar,
  showsPlans = true,
  isOperator = false,
  hasPasswords = true,
  isOwner = true,
  may = () => true,
  workshops,
  hasUpgradeBox = false,
  children,
}: DashboardFrameProps) {
  const t = useTranslations('layout');
  const site = siteFacts();
  const entries = { showsPlans, isOperator, hasPasswords, isOwner, may };
  const greeting = name ? t('greeting', { name }) : t('greetingNameless');
  return (
    <div className="flex min-h-dvh flex-col md:flex-row">
      <SkipLink />
      <header className="sticky top-0 z-40 flex min-h-header items-center justify-between border-b border-line bg-paper px-4 md:hidden print:hidden">
        <HomeLink site={site} />
        <MenuOverlay
          buttonClass="md:hidden"
          heading={<p className="truncate text-lg font-semibold">{greeting}</p>}
        >
          <WrapText>{workshops}</WrapText>
          <SidebarNav {...entries} />
          <div className="mt-4 flex items-center justify-between border-t border-line pt-4">
            <LanguageSelect />
            <ThemeSwitch />
          </div>
        </MenuOverlay>
      </header>
      <aside className="sticky top-0 hidden h-dvh w-sidebar shrink-0 flex-col gap-4 overflow-y-auto border-r border-line bg-surface p-4 md:flex sidebar-collapsed:w-sidebarCollapsed print:hidden">
        <div className="flex items-center justify-between gap-1 sidebar-collapsed:flex-col">
          <div className="min-w-0 sidebar-collapsed:hidden">
            <HomeLink site={site} />
          </div>
          <SidebarToggle />
        </div>
        <div className="flex items-center gap-3 border-y border-line py-3 sidebar-collapsed:justify-center">
          <Avatar name={name} picture={avatar} />
          <p className="line-clamp-2 min-w-0 font-semibold sidebar-collapsed:sr-only">{greeting}</p>
        </div>
        <WrapText>{workshops}</WrapText>
        <SidebarNav canCollapse {...entries} />
        {hasUpgradeBox && <UpgradeBox className="sidebar-collapsed:hidden" />}
        <div className="flex items-center justify-between border-t border-line pt-3 sidebar-collapsed:flex-col">
          <LanguageSelect />
          <ThemeSwitch />
        </div>
      </aside>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="min-w-0 flex-1 px-4 py-6 outline-none md:px-8 md:py-8"
      >
        <div className="page-body mx-auto max-w-page">{children}</div>
      </main>
      <KeyboardHelp />
    </div>
  );
}
