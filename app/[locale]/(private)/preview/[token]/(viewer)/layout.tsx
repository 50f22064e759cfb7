import type { Viewport } from 'next';
import ViewerLayout from '../../../../(public)/(viewer)/layout';

export const viewport: Viewport = { viewportFit: 'cover' };
export default ViewerLayout;
