import type { Viewport } from 'next';
import ViewerLayout from '../../../../(public)/(viewer)/layout';

// Made for the request, like everything private.
export const instant = false;
export const viewport: Viewport = { viewportFit: 'cover' };
export default ViewerLayout;
