import { TOKENS } from '@/shared/http/tokens';
import { accentTokens } from '@/shared/site/accent';
import { site } from '../site/current';

// The design tokens as plain values: mail clients support neither variables nor external style
// sheets.

const FONT =
  "font-family:'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TEXT = `${FONT};font-size:16px;line-height:1.55`;

/** Inline styles for all mail clients, and a block for those with a dark mode. */
export function mailStyle() {
  const { accent } = site();
  const light = { ...TOKENS.light, ...accentTokens(accent, 'light') };
  const dark = { ...TOKENS.dark, ...accentTokens(accent, 'dark') };
  return {
    body: `margin:0;padding:0;background:${light.paper};color:${light.ink}`,
    paper: `width:100%;border-collapse:collapse;background:${light.paper}`,
    // Centred by text-align too: some clients ignore auto margins.
    around: 'padding:32px 16px;text-align:center',
    column:
      'width:100%;max-width:560px;margin:0 auto;border-collapse:separate;border-spacing:0;text-align:left',
    brand: `${FONT};padding:0 4px 16px;font-size:18px;font-weight:700;color:${light.ink}`,
    card: `${TEXT};padding:32px 28px;background:${light.surface};border:1px solid ${light.line};border-radius:12px;color:${light.ink}`,
    title: `${FONT};margin:0 0 20px;font-size:26px;line-height:1.2;font-weight:700;color:${light.ink}`,
    text: 'margin:0 0 16px;overflow-wrap:anywhere',
    last: `margin:28px 0 0`,
    button: `${FONT};display:inline-block;padding:15px 28px;border-radius:8px;background:${light.signal};color:${light['on-signal']};font-size:18px;font-weight:600;text-decoration:none`,
    small: `margin:0;font-size:14px;line-height:1.5;color:${light['ink-muted']}`,
    link: `color:${light.blueprint};word-break:break-all`,
    section: `margin:28px 0 0;padding:20px 0 0;border-top:1px solid ${light.line}`,
    sectionTitle: `${FONT};margin:0;font-size:20px;line-height:1.3;font-weight:700;color:${light.ink};overflow-wrap:anywhere`,
    counts: `margin:4px 0 0;color:${light['ink-muted']}`,
    note: `margin:12px 0 0;padding:2px 0 2px 14px;border-left:4px solid ${light.line};overflow-wrap:anywhere`,
    noteLabel: `font-size:14px;color:${light['ink-muted']}`,
    smallButton: `${FONT};display:inline-block;margin:8px 8px 0 0;padding:11px 20px;border-radius:8px;background:${light.signal};color:${light['on-signal']};font-size:16px;font-weight:600;text-decoration:none`,
    footerLink: `display:inline-block;padding:8px 0;color:${light.blueprint}`,
    footer: `${FONT};padding:20px 4px 0;font-size:14px;line-height:1.5;color:${light['ink-muted']};overflow-wrap:anywhere`,
    dark:
      `:root{color-scheme:light dark}` +
      `@media (prefers-color-scheme:dark){.paper{background:${dark.paper}!important}.surface{background:${dark.surface}!important;border-color:${dark.line}!important}` +
      `.line{border-color:${dark.line}!important}.ink{color:${dark.ink}!important}.muted{color:${dark['ink-muted']}!important}.signal{background:${dark.signal}!important;color:${dark['on-signal']}!important}.link{color:${dark.blueprint}!important}}`,
  } as const;
}
