import { SHOWN_MARK } from '@/shared/early';
import { VISIT_LOCALE_COOKIE } from '@/shared/languages';
import { FIGURES_KEY, SIDEBAR_KEY, SIGNED_IN_COOKIE, THEME_KEY } from '@/shared/preferences';

// Runs before the first paint, so that theme, sidebar, menu and figures never flicker, on pages cached for everybody either; and notes when that begins.
// A language that the address asks for is that of the visit: the answer sets no cookie, as it may be cached.
const SOURCE = `(function(d){try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')d.dataset.theme=t
if(localStorage.getItem('${SIDEBAR_KEY}')==='1')d.dataset.sidebar='collapsed'
if(localStorage.getItem('${FIGURES_KEY}'))d.dataset.figures=''}catch(e){}
if(/(?:^|; )${SIGNED_IN_COOKIE}=1/.test(document.cookie))d.dataset.session='in'
var l=/[?&]lang=([a-z]+)/i.exec(location.search)
if(l&&d.lang.split('-')[0]===l[1].toLowerCase())document.cookie='${VISIT_LOCALE_COOKIE}='+d.lang+'; Path=/; SameSite=Lax'
requestAnimationFrame(function(){performance.mark('${SHOWN_MARK}')})})(document.documentElement)`;

interface EarlyScriptProps {
  /** of the response, on pages whose policy asks for one */
  nonce?: string | undefined;
}

export function EarlyScript({ nonce }: EarlyScriptProps) {
  // The browser hides the nonce from scripts, so the attribute read back while hydrating always differs.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SOURCE }} />;
}
