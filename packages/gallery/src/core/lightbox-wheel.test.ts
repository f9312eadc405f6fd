import { expect, it } from 'vitest'
import { RESTING_WHEEL, turnWheel } from './lightbox-wheel'

/** Plays deltas, `every` ms apart; gives the moves. */
const play = (deltas: readonly number[], every: number) => {
  let wheel = RESTING_WHEEL
  return deltas.flatMap((delta, index) => {
    const step = turnWheel(wheel, { delta, time: index * every })
    wheel = step.wheel
    return step.move ?? []
  })
}

it('moves once for a notch, and the other way for one the other way', () => {
  expect(play([100], 100)).toEqual([1])
  expect(play([100, -100], 300)).toEqual([1, -1])
})

it('moves once for a push of a trackpad, whose momentum fades for a second', () => {
  const push = [4, 12, 30, 60, 80, 76, 70, 62, 55, 49, 43, 38, 33, 29, 25, 22, 19, 16, 14, 12, 10]
  const remainder = Array.from({ length: 40 }, (_, i) => Math.ceil(9 - i / 5))
  expect(play([...push, ...remainder], 16)).toEqual([1])
})

it('goes on moving while a wheel keeps turning', () => {
  expect(
    play(
      Array.from({ length: 10 }, () => 100),
      120,
    ),
  ).toEqual([1, 1, 1, 1])
})

it('does nothing at a touch', () => {
  expect(play([3, 5, 2], 16)).toEqual([])
})
