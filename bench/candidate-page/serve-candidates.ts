import { benchFile, bundle } from '../measure/bundle'
import { serve, type BenchServer } from '../measure/serve'
import { oursPage } from './ours-page'
import { peerPage } from './peer-page'
import { createImage } from './image'
import { readScenario, type Scenario } from './scenario'
import { firstSearch } from './gallery'

/** A peer or one variant of our gallery. */
export interface Candidate {
  readonly name: string
  /** File in `bench/peers`, without its extension; null for ours. */
  readonly peer: string | null
  /** Whether animation is on. Ours turns it off under reduced motion. */
  readonly animated: boolean
  /** Of our gallery; default `all`. */
  readonly paging?: 'all' | 'endless'
}

const PEERS = [
  'isotope',
  'packery',
  'masonry',
  'mixitup',
  'muuri',
  'shuffle',
  'plain-grid',
  'view-transition',
]

/**
 * Serves every candidate's page at `/<peer or "ours">/<scenario>/<"animated", "static" or paging>`.
 * @param entries additional bundles: name → entry file
 * @param page HTML of additional pages; null for 404
 */
export async function serveCandidates(
  entries: Readonly<Record<string, string>> = {},
  page: (kind: string, scenario: Scenario, last: string) => string | null = () => null,
): Promise<BenchServer> {
  const peers = Object.fromEntries(
    PEERS.map((name) => [`peer-${name}`, benchFile(`peers/${name}.ts`)]),
  )
  const files = new Map(
    await bundle({
      ...peers,
      ours: benchFile('candidate-page/ours.tsx'),
      'compare-rects': benchFile('candidate-page/compare-rects.ts'),
      ...entries,
    }),
  )
  files.set('image.png', await createImage())
  return serve(files, (pathname, query) => {
    const [, kind = '', text = '', last = ''] = pathname.split('/')
    if (last === '') return null
    const scenario = readScenario(decodeURIComponent(text))
    if (kind === 'ours') return oursPage(scenario, last, query.size > 0 ? `?${query}` : '')
    if (PEERS.includes(kind)) return peerPage(scenario, `/peer-${kind}.js`, last === 'animated')
    return page(kind, scenario, last)
  })
}

/** @throws when there is none */
export function findCandidate(candidates: readonly Candidate[], name: string): Candidate {
  const candidate = candidates.find((each) => each.name === name)
  if (!candidate) throw new Error(`There is no candidate "${name}".`)
  return candidate
}

export function urlOf(origin: string, scenario: Scenario, candidate: Candidate): string {
  const text = encodeURIComponent(JSON.stringify(scenario))
  return candidate.peer === null
    ? `${origin}/ours/${text}/${candidate.paging ?? 'all'}${firstSearch(scenario)}`
    : `${origin}/${candidate.peer}/${text}/${candidate.animated ? 'animated' : 'static'}`
}
