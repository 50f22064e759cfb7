/** Styles of pages without style sheets; the colours are those of the visitor's system. */
export const PLAIN_STYLE = `:root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:Canvas;color:CanvasText}
main{max-width:34rem;padding:2rem 1.25rem}
svg{width:11rem;height:auto}
h1{margin:1.5rem 0 .5rem;font-size:2rem;line-height:1.15}
p{margin:0 0 1.5rem}
a,button{display:inline-block;margin:0 1.25rem .5rem 0;border:0;background:none;padding:.75rem 0;color:LinkText;font:inherit;font-weight:600;text-decoration:underline;cursor:pointer}`;
