import { openOnClick } from './open-on-click'

openOnClick('glightbox', async () => (await import('./glightbox-opener')).openAt)
