import type { ReactNode } from 'react';
import { ClientMessages } from '@/i18n/client-messages';
import { type MessagePick, messagesFor } from '@/i18n/messages';
import { siteAccent } from '@/i18n/operator-settings';
import type { Locale } from '@/shared/interface/languages';
import { accentCss } from '@/shared/site/accent';
import { FONT_CLASSES } from '@/styles/fonts';
import { Symbols } from '@/ui/kit/symbols';
import { ClientParts } from '../client-parts';
import {
  PLACE_PREFIX,
  SIDEBAR_KEY,
  SIGNED_IN_COOKIE,
  THEME_KEY,
  VIEWER_KEY,
} from '@/shared/interface/preferences';

interface DocumentProps {
  locale: Locale;
  nonce?: string | undefined;
  /** messages of client components on pages below; by default those of the public frame */
  namespaces?: readonly MessagePick[];
  children: ReactNode;
}

/**
 * The html document around every page. The early script sets attributes on it, hence no hydration
 * warning there.
 */
export function Document({ locale, nonce, namespaces, children }: DocumentProps) {
  const accent = accentCss(siteAccent());
  return (
    <html lang={locale} className={FONT_CLASSES} suppressHydrationWarning>
      <head>
        <EarlyScript nonce={nonce} />
        {accent !== undefined && <style dangerouslySetInnerHTML={{ __html: accent }} />}
      </head>
      <body>
        <Symbols />
        <p className="hidden border-b-3 border-ink bg-warn-soft px-4 py-3 old-browser:block print:hidden">
          {messagesFor(locale).layout.oldBrowser}
        </p>
        <ClientMessages
          locale={locale}
          namespaces={namespaces ?? []}
          isForReading={namespaces === undefined}
        >
          <ClientParts>{children}</ClientParts>
        </ClientMessages>
      </body>
    </html>
  );
}

// Runs before the first paint, so that theme, sidebar, menu, text size and the version of a guide
// that was begun never flicker, also on cached pages.
// In a syntax that every browser reads: an old one gets a sentence and the page without scripts.
// The two features came with Chrome 111, Safari 16.4 and Firefox 128.
const SOURCE = `(function(d){if(!window.CSSPropertyRule||!CSS.supports('color','color-mix(in srgb,red,red)'))d.dataset.browser='old'
try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')d.dataset.theme=t
if(localStorage.getItem('${SIDEBAR_KEY}')==='1')d.dataset.sidebar='collapsed'
var z=JSON.parse(localStorage.getItem('${VIEWER_KEY}')||'{}').textPercent;if(z>0)d.style.setProperty('--text-zoom',z/100)
var u=location.pathname.split('/'),p=u[3]==='s'&&JSON.parse(localStorage.getItem('${PLACE_PREFIX}'+u[2])||'{}');if(p&&p.step>1&&p.version)d.dataset.begun=p.version}catch(e){}
if(/(?:^|; )${SIGNED_IN_COOKIE}=1/.test(document.cookie))d.dataset.session='in'})(document.documentElement)`;

interface EarlyScriptProps {
  /** of the response, on pages whose policy needs one */
  nonce?: string | undefined;
}

function EarlyScript({ nonce }: EarlyScriptProps) {
  // The browser hides the nonce from scripts, so the attribute read back while hydrating always
  // differs.
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SOURCE }} />
  );
}
