import { createRoot } from 'react-dom/client'
import { openOnClick } from './open-on-click'

// The page has React before the click, as ours does.
const root = createRoot(document.body.appendChild(document.createElement('div')))

openOnClick('yarl', async () => (await import('./yarl-opener')).openIn(root))
