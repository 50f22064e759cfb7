'use client';

import { useEffect } from 'react';

const FOCUSABLE = ':is(a, button, input, select, textarea, summary, [role=slider], [role=tab])';
/** What shows a state without the pointer or the focus: the states of everything inside of `data-shown`. */
const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/:hover\b/g, ':is(:hover, [data-shown=hover] *)'],
  [/:active(?![\w-])/g, ':is(:active, [data-shown=active] *)'],
  [/:focus-visible/g, `:is(:focus-visible, [data-shown=focus] ${FOCUSABLE})`],
  [/:focus-within/g, ':is(:focus-within, [data-shown=focus] *)'],
  [/\(hover: hover\)/g, 'all'],
];

/** Lets the style sheets of the page show hover, focus and pressing all the time inside of elements that ask for it. */
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
