/** Numbers that both CSS and TypeScript need (docs/reference/interface.md#layout). Pixels. */
export const BREAKPOINTS_PX = { xs: 480, md: 768, lg: 992, xl: 1200 } as const;

/** A media query in em like those of the styles; 16 px is the default font size. */
export const atLeast = (breakpoint: keyof typeof BREAKPOINTS_PX): string =>
  `(min-width: ${BREAKPOINTS_PX[breakpoint] / 16}rem)`;

export const LAYOUT_PX = {
  header: 60,
  creatorBanner: 300,
  sidebar: 240,
  sidebarCollapsed: 80,
  sidePanelMin: 300,
  drawer: 420,
} as const;
