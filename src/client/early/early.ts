import { countView } from './count-view';
import { fetchForPaper, showAllOnPaper } from '../show-all-on-paper';
import { fetchScripts } from './fetch-scripts';
import { rememberPresses } from './presses';
import { whenNeeded } from './when-needed';

// The first script of a stored public page (docs/decisions/0060, 0064): a file of its own, sent before all others.
const own = document.currentScript;
const { page, then = '' } = own?.dataset ?? {};
rememberPresses(own);
showAllOnPaper();
if (own && page !== undefined) {
  const scripts = then.split(' ');
  // In a page of others nothing more is fetched unless somebody touches it.
  const isFramed = window.parent !== window;
  whenNeeded(() => fetchScripts(page, scripts), scripts, isFramed);
  if (!isFramed) {
    countView(own);
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', fetchForPaper);
    else fetchForPaper();
  }
}
