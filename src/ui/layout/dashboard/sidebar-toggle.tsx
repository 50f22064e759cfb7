'use client';

import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SIDEBAR_KEY } from '@/shared/interface/preferences';
import { IconButton } from '../../kit/buttons/icon-button';

function setCollapsed(isCollapsed: boolean) {
  if (isCollapsed) document.documentElement.dataset['sidebar'] = 'collapsed';
  else delete document.documentElement.dataset['sidebar'];
  try {
    localStorage.setItem(SIDEBAR_KEY, isCollapsed ? '1' : '0');
  } catch {
    // Storage may be forbidden; the choice then lasts for this page.
  }
}

/**
 * Two buttons of which the style sheet shows one, so that the remembered state is right before
 * scripts run.
 */
export function SidebarToggle() {
  const t = useTranslations('layout');
  return (
    <>
      <IconButton
        label={t('collapse')}
        className="sidebar-collapsed:hidden"
        onClick={() => setCollapsed(true)}
      >
        <PanelLeftClose aria-hidden />
      </IconButton>
      <IconButton
        label={t('expand')}
        className="hidden sidebar-collapsed:inline-flex"
        onClick={() => setCollapsed(false)}
      >
        <PanelLeftOpen aria-hidden />
      </IconButton>
    </>
  );
}
