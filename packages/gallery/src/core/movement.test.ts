import { expect, test } from 'vitest'
import { planMovement, tileBoxes, type Box } from './movement'

const measures = { columns: 4, columnWidth: 100, rowHeight: 50, gap: 10 }
const box = (x: number, y: number, width = 100, height = 50): Box => ({ x, y, width, height })
const everything = { top: 0, bottom: 1000 }

test('lays dealt tiles out in px, gaps included and wide ones clamped', () => {
  const spans = [
    [2, 2],
    [2, 1],
    [1, 1],
    [5, 1],
  ] as const
  expect(tileBoxes(spans, measures)).toEqual([
    box(0, 0, 210, 110),
    box(220, 0, 210, 50),
    box(220, 60),
    box(0, 120, 430, 50),
  ])
})

test('tells who glides from where, who enters and who leaves', () => {
  const before = new Map([
    ['stays', box(0, 0)],
    ['moves', box(110, 0)],
    ['goes', box(220, 0)],
  ])
  const after = new Map([
    ['stays', box(0, 0)],
    ['moves', box(0, 60)],
    ['comes', box(110, 0)],
  ])
  const { gliding, entering, leaving } = planMovement(before, after, everything)
  expect([...gliding]).toEqual([['moves', { x: 110, y: -60, scale: 1 }]])
  expect(entering).toEqual(['comes'])
  expect(leaving).toEqual(['goes'])
})

test('a tile that changes its size starts at the old one, by area and about its centre', () => {
  const { gliding } = planMovement(
    new Map([['a', box(0, 0, 200, 200)]]),
    new Map([['a', box(0, 0, 100, 100)]]),
    everything,
  )
  expect(gliding.get('a')).toEqual({ x: 50, y: 50, scale: 2 })
})

test('leaves alone what is off screen before and after', () => {
  const plan = planMovement(
    new Map([
      ['far', box(0, 5000)],
      ['gone', box(110, 5000)],
      ['arrives', box(220, 5000)],
    ]),
    new Map([
      ['far', box(0, 4000)],
      ['new', box(110, 4000)],
      ['arrives', box(0, 0)],
    ]),
    everything,
  )
  expect([...plan.gliding.keys()]).toEqual(['arrives'])
  expect(plan.entering).toEqual([])
  expect(plan.leaving).toEqual([])
})
