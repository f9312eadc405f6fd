import { serveCandidates } from '../../candidate-page/serve-candidates'
import type { Bench, Table, TableResult } from '../../table'
import { SMALL_SIZES } from './candidates'
import { layoutGoals } from './goals'
import { measureSize, type MeasuredSize } from './measure-size'
import { measureSlowResult } from './slow-result'
import { comparePositions, positionsGoal } from './positions'

export const table: Table = {
  title: 'Layout and filter in the browser',
  limit: 1_500,
  run: async (bench) => {
    const server = await serveCandidates()
    try {
      const sizes: MeasuredSize[] = []
      for (const { count, rounds, limit } of sizesFor(bench)) {
        bench.log(`${count.toLocaleString('en')} tiles`)
        sizes.push(await measureSize(bench, { origin: server.origin, count, rounds, limit }))
        bench.saveProgress(resultOf(sizes))
      }
      const { goals, grids, notes, ...result } = resultOf(sizes)
      const slow = await measureSlowResult(bench, server.origin)
      const positions = positionsGoal(await comparePositions(bench, server.origin))
      return {
        ...result,
        goals: [...goals, ...slow.goals, positions],
        grids: [...grids, ...slow.grids],
        notes: [...notes, ...slow.notes],
      }
    } finally {
      await server.stop()
    }
  },
}

const resultOf = (sizes: readonly MeasuredSize[]): TableResult => ({
  method: METHOD,
  goals: layoutGoals(sizes),
  grids: sizes.map(({ grid }) => grid),
  notes: [...sizes.flatMap(({ notes }) => notes), ...NOTES],
})

/** `limit`: ms that a step may take, including its animation. */
const sizesFor = ({ quick }: Bench) =>
  quick
    ? [{ count: 100, rounds: 1, limit: 10_000 }]
    : [
        ...SMALL_SIZES.map((count) => ({ count, rounds: 3, limit: 20_000 })),
        { count: 1_000, rounds: 3, limit: 20_000 },
        { count: 10_000, rounds: 3, limit: 6_000 },
      ]

const METHOD =
  'The same tile for all: an article with an image of 240 x 180 px, a title, a line of text, a hover box and a zoom link; nine elements for the peers, our own markup (a few more) for ours. Each run has a browser of its own. Steps: init (from the markup to an interactive gallery), narrow (all to 1/8), combine (1/8 to 1/64, two groups), widen (back to 1/8), reset (to all). A step starts inside a frame. Galleries of fewer than 64 tiles are only narrowed and reset. Its figure is the processor time of the main thread until the paint of the frame that shows the result, without waiting for frames. After every step the shown tiles are compared with the expected ones.'

const NOTES = [
  'Tessera and MixItUp use CSS grids that the browser lays out before init, as part of the page; the others run their layout in init. Tessera’s init is React hydration; its layout does not change.',
  '“narrow, after” and the like are the processor time of the main thread from that frame until the page is still: React’s rendering of what Tessera has already shown, texts that follow, animations. It includes the frames in which the benchmark waits, the same for all.',
  'With 10,000 tiles an endless gallery, windowed, is the intended form; the peers have none. Tessera with all tiles is beside them.',
  'Tessera without windowing, above 200 tiles: viewport first, then all in the DOM. The measured frame shows the tiles of the viewport; the others follow and are part of “after”.',
  'In every step Tessera also updates the URL, the counts of all options, the chips and the announced status; no peer has any of these.',
]
