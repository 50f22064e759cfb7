import { fetchScriptsLater } from './later-scripts';
import { rememberPresses } from './presses';

// The first script of a stored public page (docs/decisions/0060): a file of its own, sent before all others.
rememberPresses();
fetchScriptsLater(document.currentScript?.dataset['then']?.split(' ') ?? []);
