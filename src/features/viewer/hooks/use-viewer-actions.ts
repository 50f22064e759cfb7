import type { Dispatch } from 'react';
import { useSteady } from '@/client/use-steady';
import type { ViewerSettings } from '../model/settings';
import type { ViewerAction, ViewerState } from '../model/viewer-state';

/** What the parts of the viewer do to it, in handlers that stay the same: no part renders anew because of them. */
export function useViewerActions(
  dispatch: Dispatch<ViewerAction>,
  settings: ViewerSettings,
  changeSettings: (change: Partial<ViewerSettings>) => void,
) {
  return {
    openOverlay: useSteady((overlay: ViewerState['overlay']) =>
      dispatch({ type: 'overlayChanged', overlay }),
    ),
    expand: useSteady(() => dispatch({ type: 'expanded' })),
    slide: useSteady((step: number) => dispatch({ type: 'slid', step })),
    switchAudio: useSteady(() => changeSettings({ isAudioOn: !settings.isAudioOn })),
    changeText: useSteady((textPercent: ViewerSettings['textPercent']) =>
      changeSettings({ textPercent }),
    ),
  };
}
