'use client';

import { HomeLink } from './home-link';
import { LanguageSelect } from './language-select';
import { MenuOverlay } from './menu-overlay';
import { SiteNav } from './site-nav';
import { ThemeSwitch } from './theme-switch';

export function SiteHeader() {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper print:hidden">
      {/* Places of their own: browsers paint before all of it is read, and nothing may move when the rest comes. */}
      <div className="mx-auto grid h-header max-w-page grid-cols-header items-center gap-2 px-4 slim:gap-0 tight:px-1 md:grid-cols-header-wide md:px-8">
        <div><HomeLink /></div>
        <SiteNav className="hidden items-center gap-1 md:flex" />
        <LanguageSelect />
        <div className="max-md:hidden"><ThemeSwitch /></div>
        <MenuOverlay heading={<HomeLink />}>
          <SiteNav className="flex flex-col gap-2 text-xl [&_a]:min-h-14" />
          <div className="mt-auto flex items-center justify-between border-t border-line pt-4"><LanguageSelect /><ThemeSwitch /></div>
        </MenuOverlay>
      </div>
    </header>
  );
}
