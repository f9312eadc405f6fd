import { useEffect, useMemo, useState } from 'react'
import type { LightboxSlides } from '../../../core/enumerations'
import type { Slide } from '../../../core/types'
import { createLoader } from '../../loader'
import type { createSteps, ShownStep } from './create-steps'

/** Most galleries have no tiles with several images, so the code is loaded with the first one or its neighbour. */
const loadSteps = createLoader(
  'create-steps',
  async () => (await import('./create-steps')).createSteps,
)

const START: ShownStep = { tile: null, step: 0, fromEnd: false }

/** The steps of a slide. Null until their code is loaded: tiles then have one image. */
export function useSteps(slide: Slide, slides: LightboxSlides) {
  const [create, setCreate] = useState<typeof createSteps | null>(null)
  const [shown, show] = useState(START)
  const isNeeded = [slide.tile, ...slide.after, ...slide.before].some((tile) => tile.furtherImages)
  useEffect(() => {
    if (isNeeded) void loadSteps().then((loaded) => setCreate(() => loaded))
  }, [isNeeded])
  // Memoised: a new slide starts and aborts downloads.
  return useMemo(
    () => create && create({ slide, slides, shown, show }),
    [create, slide, slides, shown],
  )
}
