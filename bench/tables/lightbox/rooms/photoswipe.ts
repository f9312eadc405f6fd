import { enlargeOnClick } from './enlarge-on-click'

enlargeOnClick('photoswipe', async () => (await import('./photoswipe-opener')).openAt)
