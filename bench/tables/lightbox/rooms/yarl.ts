import { createRoot } from 'react-dom/client'
import { enlargeOnClick } from './enlarge-on-click'

// React is there already, as it is for ours.
const root = createRoot(document.body.appendChild(document.createElement('div')))

enlargeOnClick('yarl', async () => (await import('./yarl-opener')).openIn(root))
