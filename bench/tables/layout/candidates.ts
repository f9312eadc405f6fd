import type { Candidate } from '../../candidate-page/serve-candidates'
import { OURS_ALL, OURS_WINDOWED } from '../../candidate-page/tiles-in-dom'

export const OURS = OURS_ALL
export const OURS_NOT_ANIMATED = `${OURS}, animation off`
export const OURS_ENDLESS = OURS_WINDOWED
/** The peer that the targets compare with. */
export const ISOTOPE = 'Isotope, animation off'

const ours: readonly Candidate[] = [
  { name: OURS, peer: null, animated: true, paging: 'all' },
  { name: OURS_NOT_ANIMATED, peer: null, animated: false, paging: 'all' },
  { name: OURS_ENDLESS, peer: null, animated: true, paging: 'endless' },
  { name: `${OURS_ENDLESS}, animation off`, peer: null, animated: false, paging: 'endless' },
]

const animated = (name: string, peer: string): Candidate => ({ name, peer, animated: true })
const notAnimated = (name: string, peer: string): Candidate => ({
  name: `${name}, animation off`,
  peer,
  animated: false,
})

const peersNotAnimated: readonly Candidate[] = [
  notAnimated('Isotope', 'isotope'),
  notAnimated('Packery', 'packery'),
  notAnimated('Masonry', 'masonry'),
  notAnimated('MixItUp', 'mixitup'),
  notAnimated('Muuri', 'muuri'),
  notAnimated('Shuffle', 'shuffle'),
  { name: 'plain CSS grid', peer: 'plain-grid', animated: false },
]

const peersAnimated: readonly Candidate[] = [
  animated('Isotope', 'isotope'),
  animated('MixItUp', 'mixitup'),
  animated('Muuri', 'muuri'),
  animated('Shuffle', 'shuffle'),
]

/** The sizes that most galleries have. */
export const SMALL_SIZES = [24, 60, 100, 200] as const

/**
 * With 10,000 tiles a peer's animation takes minutes for each step, so the peers run without animation, and so does ours
 * with all tiles in the DOM.
 */
export function candidatesFor(count: number): readonly Candidate[] {
  if (count >= 10_000)
    return [
      ...ours.filter(({ name, paging }) => paging === 'endless' || name === OURS_NOT_ANIMATED),
      ...peersNotAnimated,
    ]
  if (count >= 1_000) return [...ours, ...peersAnimated, ...peersNotAnimated]
  return [...ours.filter(({ paging }) => paging === 'all'), ...peersNotAnimated]
}

/** The names of the peers among them. */
export const peersFor = (count: number): readonly string[] =>
  candidatesFor(count)
    .filter(({ peer }) => peer !== null)
    .map(({ name }) => name)
