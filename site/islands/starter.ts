import { startGalleries } from './start-galleries'
import { startHeader } from './start-header'
import { startLinked } from './start-linked'
import { startParts } from './start-parts'
import { startPart } from './start-part'
import { startSearch } from './start-search'
import { startTransitions } from './start-transitions'
import { startVisits } from './start-visits'

startPart('start-galleries', startGalleries)
startPart('start-header', startHeader)
startPart('start-linked', startLinked)
startPart('start-search', startSearch)
startPart('start-transitions', startTransitions)
startPart('start-visits', startVisits)
startPart('start-parts', startParts)
