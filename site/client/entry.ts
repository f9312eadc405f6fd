import { logFailure } from '@tessera/gallery/dom'
import { loadBackLink } from './back-link/entry'
import { loadCarouselsWhenVisible } from './carousel/entry'
import { loadFramesWhenVisible } from './frames/entry'
import { loadGalleriesWhenIdle } from './galleries/entry'
import { loadHeaderWhenNeeded } from './header/entry'
import { loadLinkedLightboxOnIntent } from './linked-lightbox/entry'
import { loadModalsOnIntent } from './modals/entry'
import { loadSearchBoxOnFocus } from './search/entry'
import { loadShareWhenVisible } from './share/entry'
import { loadTooltipsOnIntent } from './tooltips/entry'
import { mountTransitions } from './transitions/entry'

/** The script of every page. Each feature has a folder; its code loads when the page needs it. */
const FEATURES = [
  loadGalleriesWhenIdle,
  loadHeaderWhenNeeded,
  loadLinkedLightboxOnIntent,
  loadSearchBoxOnFocus,
  mountTransitions,
  loadBackLink,
  loadTooltipsOnIntent,
  loadModalsOnIntent,
  loadCarouselsWhenVisible,
  loadFramesWhenVisible,
  loadShareWhenVisible,
]

for (const start of FEATURES) {
  try {
    start()
  } catch (error) {
    logFailure('entry', error)
  }
}
