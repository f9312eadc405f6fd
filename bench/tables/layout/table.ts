import { openStages } from '../../stage/open-stages'
import type { Bench, Table, TableResult } from '../../table'
import { layoutGoals } from './goals'
import { measureSize, type MeasuredSize } from './measure-size'
import { comparePositions, positionsGoal } from './positions'

export const table: Table = {
  title: 'Layout and filter in the browser',
  limit: 600,
  run: async (bench) => {
    const stages = await openStages()
    try {
      const sizes: MeasuredSize[] = []
      for (const { count, rounds, limit } of plan(bench)) {
        bench.say(`${count.toLocaleString('en')} tiles`)
        sizes.push(await measureSize(bench, { origin: stages.origin, count, rounds, limit }))
        bench.keep(resultOf(sizes))
      }
      const result = resultOf(sizes)
      const positions = positionsGoal(await comparePositions(bench, stages.origin))
      return { ...result, goals: [...result.goals, positions] }
    } finally {
      await stages.stop()
    }
  },
}

const resultOf = (sizes: readonly MeasuredSize[]): TableResult => ({
  method: METHOD,
  goals: layoutGoals(sizes),
  grids: sizes.map(({ grid }) => grid),
  notes: [...sizes.flatMap(({ notes }) => notes), ...NOTES],
})

/** `limit`: ms that one step may take, its movement included. */
const plan = ({ quick }: Bench) =>
  quick
    ? [{ count: 100, rounds: 1, limit: 10_000 }]
    : [
        { count: 100, rounds: 1, limit: 20_000 },
        { count: 1_000, rounds: 2, limit: 20_000 },
        { count: 10_000, rounds: 1, limit: 6_000 },
      ]

const METHOD =
  'The same tile for all: an article with an image of 240 x 180 px, a title, a line of text, a hover box and a zoom link; nine elements for the peers, our own markup (a few more) for ours. Each run has a browser of its own. Steps: init (from finished markup to a gallery that answers), narrow (all to 1/8), combine (1/8 to 1/64, two groups), widen (back to 1/8), reset (to all). A step is called inside a frame; its figure is what the main thread works from the call until the frame that shows the result has been drawn, waiting for frames left out. After every step the tiles shown are compared with those expected.'

const NOTES = [
  'Tessera and MixItUp lie in CSS grids that are laid out before init, as part of the page; the others lay out in init. Tessera’s init is React hydration: its layout is final before.',
  'At 10,000 tiles Tessera is measured as an endless gallery, which is how a page shows so many; the peers have no such form. With all of them in the DOM it is measured in the table of large galleries.',
  'Tessera also updates the URL, the counts of all options, the chips and the announced status in every step; no peer has any of these.',
]
