'use client';

import { useEffect } from 'react';

const FOCUSABLE = ':is(a, button, input, select, textarea, summary, [role=slider], [role=tab])';
/** Shows states without pointer or focus: those of everything inside `data-shown`. */
const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/:hover\b/g, ':is(:hover, [data-shown=hover] *)'],
  [/:active(?![\w-])/g, ':is(:active, [data-shown=active] *)'],
  [/:focus-visible/g, `:is(:focus-visible, [data-shown=focus] ${FOCUSABLE})`],
  [/:focus-within/g, ':is(:focus-within, [data-shown=focus] *)'],
  [/\(hover: hover\)/g, 'all'],
];

/**
 * Copies the rules for hover, focus and pressed of the page's style sheets to elements with
 * `data-shown`.
 */
export function ShownStates() {
  useEffect(() => {
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => !(rule instanceof CSSFontFaceRule));
    const shown = new CSSStyleSheet();
    shown.replaceSync(
      STAND_INS.reduce(
        (css, [state, standIn]) => css.replace(state, standIn),
        rules.map(({ cssText }) => cssText).join('\n'),
      ),
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, shown];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== shown);
    };
  }, []);
  return null;
}
