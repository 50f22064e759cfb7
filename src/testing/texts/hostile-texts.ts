const PIECES = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '</p></div>',
  '<!--',
  ']]>',
  '&lt;b&gt;',
  '&#106;avascript:',
  '[go](javascript:alert(1))',
  '[go](JaVaScRiPt:alert(1))',
  '[go](data:text/html,<script>alert(1)</script>)',
  '[go](vbscript:x)',
  '[go](https://user:pass@evil.example)',
  '[go](https:\\\\evil.example)',
  '[go](https://evil.example" onclick="alert(1))',
  '[go](//evil.example)',
  '[\u202Egnp.exe](https://evil.example)',
  '[go](\u0000https://evil.example)',
  '![x](https://evil.example/x.png)',
  '<https://evil.example>',
  '\u202E',
  '\u2066',
  '**',
  '***',
  '*',
  '****',
  '**<b>**',
  '\n',
  '\n- ',
  '\n- - - ',
  '[',
  '](',
  ')',
  ' ',
  '{{x}}',
  '${x}',
  '\uD800',
];
/** Texts that try to become markup, scripts or links; the same ones each time. */
export function hostileTexts(count: number): string[] {
  let seed = 41;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + random(12) }, () => PIECES[random(PIECES.length)]).join(''),
  );
}
