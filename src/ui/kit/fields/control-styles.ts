/** The look of everything one types into (src/styles/base.css). */
export const controlStyles = 'control';
