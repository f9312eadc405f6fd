import { logFailure } from '@tessera/gallery/dom'
import { loadBackLink } from './back-link/entry'
import { loadCarouselsWhenVisible } from './carousel/entry'
import { loadFramesWhenVisible } from './frames/entry'
import { loadGalleriesWhenIdle } from './galleries/entry'
import { loadHeaderWhenNeeded } from './header/entry'
import { loadLinkedLightboxOnIntent } from './linked-lightbox/entry'
import { loadModalsOnIntent } from './modals/entry'
import { loadSearchBoxOnFocus } from './search/entry'
import { loadTooltipsOnIntent } from './tooltips/entry'
import { mountTransitions } from './transitions/entry'

/** The script of every page. Each feature has a folder; its code loads when the page needs it. */
const FEATURES: Readonly<Record<string, () => void>> = {
  galleries: loadGalleriesWhenIdle,
  header: loadHeaderWhenNeeded,
  'linked-lightbox': loadLinkedLightboxOnIntent,
  search: loadSearchBoxOnFocus,
  transitions: mountTransitions,
  'back-link': loadBackLink,
  tooltips: loadTooltipsOnIntent,
  modals: loadModalsOnIntent,
  carousel: loadCarouselsWhenVisible,
  frames: loadFramesWhenVisible,
}

for (const [folder, start] of Object.entries(FEATURES)) {
  try {
    start()
  } catch (error) {
    logFailure(folder, error)
  }
}
