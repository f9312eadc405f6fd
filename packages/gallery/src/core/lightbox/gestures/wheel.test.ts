import { expect, it } from 'vitest'
import { IDLE_WHEEL, nextWheel } from './wheel'

/** Plays deltas, `every` ms apart, and returns the moves. */
const play = (deltas: readonly number[], every: number) => {
  let wheel = IDLE_WHEEL
  return deltas.flatMap((delta, index) => {
    const step = nextWheel(wheel, { delta, time: index * every })
    wheel = step.wheel
    return step.move ?? []
  })
}

it('moves once per notch, in the direction of the notch', () => {
  expect(play([100], 100)).toEqual([1])
  expect(play([100, -100], 300)).toEqual([1, -1])
})

it('moves once for a swipe on a trackpad with momentum of about a second', () => {
  const push = [4, 12, 30, 60, 80, 76, 70, 62, 55, 49, 43, 38, 33, 29, 25, 22, 19, 16, 14, 12, 10]
  const momentum = Array.from({ length: 40 }, (_, i) => Math.ceil(9 - i / 5))
  expect(play([...push, ...momentum], 16)).toEqual([1])
})

it('keeps moving while the wheel keeps turning', () => {
  expect(
    play(
      Array.from({ length: 10 }, () => 100),
      120,
    ),
  ).toEqual([1, 1, 1, 1])
})

it('ignores a light touch', () => {
  expect(play([3, 5, 2], 16)).toEqual([])
})
