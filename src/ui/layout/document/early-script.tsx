'use client';

import {
  PLACE_PREFIX,
  SIDEBAR_KEY,
  SIGNED_IN_COOKIE,
  THEME_KEY,
  VIEWER_KEY,
} from '@/shared/interface/preferences';

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

/** A client component without the script there: it runs from the HTML, or never. */
export function EarlyScript({ nonce }: EarlyScriptProps) {
  // The browser hides the nonce from scripts, so the attribute read back while hydrating always
  // differs.
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? SOURCE : '' }}
    />
  );
}
