import { describe, expect, test } from 'vitest'
import { drawFloorPlan } from '../../testing/tiles/draw-floor-plan'
import { BREAKPOINTS, PATTERN_IDS, type Breakpoint, type PatternId } from '../enumerations'
import { assignSpans } from '../layouts/grid/assign-spans'
import { mirrorPattern, repeatLength } from './mirror-pattern'
import { patterns } from './patterns'

const planOf = (id: PatternId, breakpoint: Breakpoint, count: number) => {
  const pattern = mirrorPattern(patterns[id]).breakpoints[breakpoint]
  return drawFloorPlan(assignSpans(pattern, count), pattern.columns)
}

describe('every second repeat', () => {
  test('is mirrored, and its tiles are in reading order', () => {
    expect(planOf('4', 'wide', 8)).toBe('1122/1134/5566/7866')
    expect(planOf('4', 'narrow', 8)).toBe('11/11/22/34/55/55/66/78')
    expect(planOf('5', 'wide', 15)).toBe('11233/45533/66788/6699A/BBCDD/EFFDD')
  })

  test('is alone mirrored: the third is like the first, and the last tiles are not', () => {
    const plan = planOf('4', 'wide', 14)
    expect(plan).toBe('1122/1134/5566/7866/99AA/99BC/DDEE/DDEE')
  })

  test.each(PATTERN_IDS)(
    'of pattern %s leaves no hole, and mirrors the rows of the first',
    (id) => {
      for (const breakpoint of BREAKPOINTS) {
        const { spans } = patterns[id].breakpoints[breakpoint]
        for (let count = 1; count <= 2 * spans.length; count++)
          expect(planOf(id, breakpoint, count), `${breakpoint} ${count}`).not.toContain('.')
        const rows = planOf(id, breakpoint, 2 * spans.length).split('/')
        const half = rows.length / 2
        const shapeOf = (row: string) => row.replace(/(.)\1*/g, (run) => `${run.length} `).trim()
        const mirrored = (row: string) => shapeOf(row).split(' ').toReversed().join(' ')
        expect(rows.slice(half).map(shapeOf)).toEqual(rows.slice(0, half).map(mirrored))
      }
    },
  )
})

test('the pattern begins again after two repeats', () => {
  expect(repeatLength(patterns['5'])).toBe(5)
  expect(repeatLength(mirrorPattern(patterns['5']))).toBe(10)
})
