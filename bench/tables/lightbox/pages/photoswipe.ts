import { openOnClick } from './open-on-click'

openOnClick('photoswipe', async () => (await import('./photoswipe-opener')).openAt)
