import { HomeLink } from './home-link';
import { LanguageSelect } from './language-select';
import { MenuOverlay } from './menu-overlay';
import { SiteNav } from './site-nav';
import { ThemeSwitch } from './theme-switch';

/** Breakpoints are in rem: with larger text, a window gets the menu of a narrower one. */
export function SiteHeader() {
  return (
    <header className="@container sticky top-0 z-40 border-b border-line bg-paper print:hidden">
      {/* Places of their own: browsers paint before all of it is read, and nothing may move when the rest comes. */}
      <div className="mx-auto grid min-h-header max-w-page grid-cols-header items-center gap-2 px-4 @max-slim:gap-0 @max-tight:px-1 @3xl:grid-cols-header-wide @3xl:px-8">
        <HomeLink />
        <SiteNav className="hidden items-center gap-1 @3xl:flex" />
        <LanguageSelect />
        <div className="hidden @3xl:block">
          <ThemeSwitch />
        </div>
        <MenuOverlay buttonClass="@3xl:hidden" heading={<HomeLink />}>
          <SiteNav className="flex flex-col gap-2 text-xl [&_a]:min-h-14" />
          <div className="mt-auto flex items-center justify-between border-t border-line pt-4">
            <LanguageSelect />
            <ThemeSwitch />
          </div>
        </MenuOverlay>
      </div>
    </header>
  );
}
