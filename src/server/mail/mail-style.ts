import { TOKENS } from '@/shared/http/tokens';

// The design tokens as plain values: mail clients support neither variables nor external style
// sheets.
const { light: LIGHT, dark: DARK } = TOKENS;

const FONT =
  "font-family:'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TEXT = `${FONT};font-size:16px;line-height:1.55`;

/** Inline styles for all mail clients, and a block for those with a dark mode. */
export const MAIL_STYLE = {
  body: `margin:0;padding:0;background:${LIGHT.paper};color:${LIGHT.ink}`,
  paper: `width:100%;border-collapse:collapse;background:${LIGHT.paper}`,
  // Centred by text-align too: some clients ignore auto margins.
  around: 'padding:32px 16px;text-align:center',
  column:
    'width:100%;max-width:560px;margin:0 auto;border-collapse:separate;border-spacing:0;text-align:left',
  brand: `${FONT};padding:0 4px 16px;font-size:18px;font-weight:700;color:${LIGHT.ink}`,
  card: `${TEXT};padding:32px 28px;background:${LIGHT.surface};border:1px solid ${LIGHT.line};border-radius:12px;color:${LIGHT.ink}`,
  title: `${FONT};margin:0 0 20px;font-size:26px;line-height:1.2;font-weight:700;color:${LIGHT.ink}`,
  text: 'margin:0 0 16px;overflow-wrap:anywhere',
  last: `margin:28px 0 0`,
  button: `${FONT};display:inline-block;padding:15px 28px;border-radius:8px;background:${LIGHT.signal};color:${LIGHT['on-signal']};font-size:18px;font-weight:600;text-decoration:none`,
  small: `margin:0;font-size:14px;line-height:1.5;color:${LIGHT['ink-muted']}`,
  link: `color:${LIGHT.blueprint};word-break:break-all`,
  section: `margin:28px 0 0;padding:20px 0 0;border-top:1px solid ${LIGHT.line}`,
  sectionTitle: `${FONT};margin:0;font-size:20px;line-height:1.3;font-weight:700;color:${LIGHT.ink};overflow-wrap:anywhere`,
  counts: `margin:4px 0 0;color:${LIGHT['ink-muted']}`,
  note: `margin:12px 0 0;padding:2px 0 2px 14px;border-left:4px solid ${LIGHT.line};overflow-wrap:anywhere`,
  noteLabel: `font-size:14px;color:${LIGHT['ink-muted']}`,
  smallButton: `${FONT};display:inline-block;margin:8px 8px 0 0;padding:11px 20px;border-radius:8px;background:${LIGHT.signal};color:${LIGHT['on-signal']};font-size:16px;font-weight:600;text-decoration:none`,
  footerLink: `display:inline-block;padding:8px 0;color:${LIGHT.blueprint}`,
  footer: `${FONT};padding:20px 4px 0;font-size:14px;line-height:1.5;color:${LIGHT['ink-muted']};overflow-wrap:anywhere`,
  dark:
    `:root{color-scheme:light dark}` +
    `@media (prefers-color-scheme:dark){.paper{background:${DARK.paper}!important}.surface{background:${DARK.surface}!important;border-color:${DARK.line}!important}` +
    `.line{border-color:${DARK.line}!important}.ink{color:${DARK.ink}!important}.muted{color:${DARK['ink-muted']}!important}.signal{background:${DARK.signal}!important;color:${DARK['on-signal']}!important}.link{color:${DARK.blueprint}!important}}`,
} as const;
