import { createContext } from 'react';

/** Width of the panel beside the list in px; 0 in a sheet. */
export const PanelWidthContext = createContext(0);
