import type { Candidate } from '../../stage/open-stages'

/** Ours as a site uses it: all tiles on the page. */
export const OURS = 'Tessera'
/** All in one scroll, only tiles near the view in the DOM. */
export const OURS_ENDLESS = 'Tessera endless'
/** The one that the targets name. */
export const ISOTOPE = 'Isotope, animation off'

const ours: readonly Candidate[] = [
  { name: OURS, peer: null, animated: true, paging: 'all' },
  { name: `${OURS}, animation off`, peer: null, animated: false, paging: 'all' },
  { name: OURS_ENDLESS, peer: null, animated: true, paging: 'endless' },
  { name: `${OURS_ENDLESS}, animation off`, peer: null, animated: false, paging: 'endless' },
]

const moving = (name: string, peer: string): Candidate => ({ name, peer, animated: true })
const still = (name: string, peer: string): Candidate => ({
  name: `${name}, animation off`,
  peer,
  animated: false,
})

const peersStill: readonly Candidate[] = [
  still('Isotope', 'isotope'),
  still('Packery', 'packery'),
  still('Masonry', 'masonry'),
  still('MixItUp', 'mixitup'),
  still('Muuri', 'muuri'),
  still('Shuffle', 'shuffle'),
  { name: 'plain CSS grid', peer: 'plain-grid', animated: false },
]

const peersMoving: readonly Candidate[] = [
  moving('Isotope', 'isotope'),
  moving('MixItUp', 'mixitup'),
  moving('Muuri', 'muuri'),
  moving('Shuffle', 'shuffle'),
]

/**
 * At 10,000 tiles the peers' animations take minutes a step: only their faster form takes part. Ours takes part in the
 * form that shows so many; with all of them in the DOM it stands in the table of large galleries.
 */
export const candidatesFor = (count: number): readonly Candidate[] =>
  count >= 10_000
    ? [...ours.filter(({ paging }) => paging === 'endless'), ...peersStill]
    : [...ours, ...peersMoving, ...peersStill]
