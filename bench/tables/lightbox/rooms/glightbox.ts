import { enlargeOnClick } from './enlarge-on-click'

enlargeOnClick('glightbox', async () => (await import('./glightbox-opener')).openAt)
