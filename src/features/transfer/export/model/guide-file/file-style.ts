import { TOKENS } from '@/shared/http/tokens';
import { accentTokens } from '@/shared/site/accent';

const THEMES = ['light', 'dark'] as const;
const NAMES = [
  'paper',
  'surface',
  'ink',
  'ink-muted',
  'line',
  'line-strong',
  'warn-soft',
  'blueprint',
  'bad-strong',
  'on-bad',
] as const;

/** The styles of the file: colours of the site, letters of the device. */
export function fileStyle(accent: string | null): string {
  const [light, dark] = THEMES.map((theme) => {
    const { 'signal-strong': strong, 'on-signal': on } = accentTokens(accent, theme);
    const colours = NAMES.map((name) => `--${name}:${TOKENS[theme][name]}`).join(';');
    return `${colours};--signal-strong:${strong};--on-signal:${on}`;
  });
  return `:root{color-scheme:light dark;${light}}@media screen and (prefers-color-scheme:dark){:root{${dark}}}${RULES}`;
}

const RULES = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
main,footer>div{max-width:66rem;margin:0 auto;padding:1.5rem 1.25rem}
h1,h2,h3,h4{line-height:1.2;margin:0;text-wrap:balance}
h1{font-size:clamp(1.9rem,1.4rem + 2.6vw,3rem);letter-spacing:-.02em}
h2{font-size:1.6rem;margin:2.5rem 0 1rem}
h3,h4{font-size:1.25rem}
p{margin:0}
ul,ol{margin:0;padding:0}
a{color:var(--blueprint);text-underline-offset:.2em}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.text p,.text li{white-space:pre-wrap}
.text ul{padding-inline-start:1.2em;margin:.25rem 0}
.in{color:var(--ink-muted);font-size:.875rem;font-style:italic}
.top{display:grid;gap:1.5rem}
.about{display:grid;gap:1rem;align-content:start}
.about .text{font-size:1.125rem;max-width:42rem}
.facts{display:flex;flex-wrap:wrap;gap:.75rem 2rem;margin:0}
.facts dt{color:var(--ink-muted);font-size:.875rem}
.facts dd{margin:0;font-weight:600}
.frame{position:relative;width:fit-content;max-width:min(100%,44rem)}
.tall{max-width:min(100%,27rem)}
.frame img{display:block;max-width:100%;height:auto;border-radius:8px;background:var(--line)}
.drawn svg{position:absolute;inset:0;width:100%;height:100%}
.missing{color:var(--ink-muted);border:1px dashed var(--line-strong);border-radius:8px;padding:.75rem 1rem}
figure{margin:0}
.marks{list-style:none;margin-top:.5rem;font-size:.9375rem}
.clip{margin-top:.5rem;font-size:.9375rem}
.before{border:2px solid var(--ink);border-radius:12px;background:var(--surface);padding:1.25rem;margin-top:2rem;max-width:48rem}
.before h2{margin:0 0 1rem}
.before ul{list-style:none;display:grid;gap:.75rem}
.to{display:flex;flex-wrap:wrap;gap:0 1.25rem;margin-top:.25rem}
.to a{padding:.375rem 0;font-size:.9375rem;font-weight:600;color:inherit}
.lists{display:grid;gap:0 2rem}
.made{margin:-.5rem 0 .75rem;font-weight:600}
.lists ul{list-style:none;border:1px solid var(--line);border-radius:12px;background:var(--surface);padding:.5rem 1.25rem}
.lists li{padding:.5rem 0 .5rem 1.9rem;position:relative}
.lists li+li{border-top:1px solid var(--line)}
.lists li::before{content:"";position:absolute;left:0;top:.75rem;width:1rem;height:1rem;border:1.5px solid var(--line-strong);border-radius:4px}
.chapter{font-size:1.375rem;margin:2.25rem 0 .5rem}
.steps ol{list-style:none}
.step{border-top:1px solid var(--line);padding:1.75rem 0;display:grid;gap:1.25rem}
.words{display:grid;gap:.75rem;align-content:start;min-width:0}
.number{display:inline-grid;place-items:center;min-width:2rem;height:2rem;padding:0 .4rem;margin-inline-end:.25rem;border-radius:999px;background:var(--ink);color:var(--paper);font-size:1rem}
.pictures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(14rem,100%),1fr));gap:1.25rem;align-content:start;min-width:0}
.timers{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;font-weight:600}
.time{white-space:nowrap;font-variant-numeric:tabular-nums}
.line{break-inside:avoid;color:var(--ink);background:var(--surface)}
.sign{display:flex;align-items:center;gap:.4rem;font-weight:700;line-height:1.2}
.icon{width:1.2em;height:1.2em;flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.danger,.warning{padding:0 .625rem .375rem}
.danger .sign,.warning .sign{margin:0 -.625rem .375rem;padding:.25rem .625rem;text-transform:uppercase;letter-spacing:.03em}
.danger{border:4px solid var(--bad-strong);border-radius:4px}
.danger .sign{background:var(--bad-strong);color:var(--on-bad)}
.warning{border:6px double var(--signal-strong);border-radius:8px}
.warning .sign{background:var(--signal-strong);color:var(--on-signal)}
.caution{border:2px dashed var(--ink);border-radius:12px;background:var(--warn-soft);padding:.375rem .625rem}
.caution .sign{text-transform:uppercase;letter-spacing:.03em}
.note,.tip{border-inline-start:4px solid var(--line-strong);padding:.25rem .625rem}
.tip{border-inline-start-style:dotted}
.now{border-top:1px solid var(--line-strong);margin-top:.5rem;padding-top:.375rem;font-size:.875rem}
.answers{max-width:48rem}
.answers h3{margin:1.5rem 0 .375rem}
footer{border-top:1px solid var(--line);margin-top:2rem}
footer>div{display:flex;flex-wrap:wrap;gap:1.25rem;align-items:center}
footer>div>div{flex:1 1 16rem;min-width:0}
.code{width:7rem;height:7rem;image-rendering:pixelated;background:white;border-radius:4px}
@media (min-width:48rem){
main,footer>div{padding-inline:2rem}
.lists{grid-template-columns:repeat(auto-fit,minmax(18rem,1fr))}
}
@media (min-width:62rem){
main{padding-top:2.5rem}
.top:has(.frame){grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:3rem}
.step:has(.pictures){grid-template-columns:minmax(0,1fr) minmax(0,1.25fr);gap:2.5rem}
}
@media print{
:root{color-scheme:light;--paper:white;--surface:white;--ink:black;--ink-muted:black;--line:silver;--line-strong:dimgray;--warn-soft:white;--blueprint:black;--bad-strong:black;--on-bad:white;--signal-strong:black;--on-signal:white}
body{font-size:11pt}
main,footer>div{max-width:none;padding:0}
h1{font-size:24pt}
h2,h3,h4{break-after:avoid}
.top:has(.frame){grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:1.5rem}
.step{break-inside:avoid;padding:.75rem 0}
.step:has(.pictures){grid-template-columns:minmax(0,1fr) 8cm;gap:1.5rem}
.tall{max-width:6cm}
.lists ul{break-inside:avoid;columns:16rem;gap:1.5rem;border-color:var(--line)}
.lists li+li{border-top:0}
.lists li{padding-block:.125rem;break-inside:avoid}
.lists li::before{top:.35rem}
.danger .sign,.warning .sign{background:none;color:var(--ink)}
.number{border:1px solid black;background:none;color:var(--ink)}
figure,footer>div{break-inside:avoid}
.text p{orphans:3;widows:3}
}
`;
