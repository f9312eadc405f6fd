import { benchFile, bundle } from '../measure/bundle'
import { serve, type Served } from '../measure/serve'
import { oursPage } from './ours-page'
import { peerPage } from './peer-page'
import { drawImage } from './image'
import { readScene, type Scene } from './scene'
import { firstSearch } from './gallery'

/** Who takes part: a peer's file in `bench/peers`, or ours in one of its forms. */
export interface Candidate {
  readonly name: string
  readonly peer: string | null
  /** Is movement on? Ours off: under reduced motion. */
  readonly animated: boolean
  /** Of ours. */
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

/** Serves every candidate's page: `/<peer or "ours">/<scene>/<"animated", "still" or paging>`. */
export async function openStages(
  more: Readonly<Record<string, string>> = {},
  page: (kind: string, scene: Scene, last: string) => string | null = () => null,
): Promise<Served> {
  const peers = Object.fromEntries(
    PEERS.map((name) => [`peer-${name}`, benchFile(`peers/${name}.ts`)]),
  )
  const files = new Map(
    await bundle({
      ...peers,
      ours: benchFile('stage/ours.tsx'),
      packed: benchFile('stage/packed.ts'),
      ...more,
    }),
  )
  files.set('image.png', await drawImage())
  return serve(files, (pathname, query) => {
    const [, kind = '', text = '', last = ''] = pathname.split('/')
    if (last === '') return null
    const scene = readScene(decodeURIComponent(text))
    if (kind === 'ours') return oursPage(scene, last, query.size > 0 ? `?${query}` : '')
    if (PEERS.includes(kind)) return peerPage(scene, `/peer-${kind}.js`, last === 'animated')
    return page(kind, scene, last)
  })
}

export function candidateNamed(candidates: readonly Candidate[], name: string): Candidate {
  const candidate = candidates.find((each) => each.name === name)
  if (!candidate) throw new Error(`There is no candidate "${name}".`)
  return candidate
}

export function addressOf(origin: string, scene: Scene, candidate: Candidate): string {
  const text = encodeURIComponent(JSON.stringify(scene))
  return candidate.peer === null
    ? `${origin}/ours/${text}/${candidate.paging ?? 'all'}${firstSearch(scene)}`
    : `${origin}/${candidate.peer}/${text}/${candidate.animated ? 'animated' : 'still'}`
}
