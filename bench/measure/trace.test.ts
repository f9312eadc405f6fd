import { expect, test } from 'vitest'
import {
  busyTime,
  drawsAfter,
  layoutShift,
  longestTask,
  scriptTime,
  spanOf,
  type TraceEvent,
} from './trace'

const MAIN = { pid: 7, tid: 1 }
const mark = (name: string, ms: number): TraceEvent => ({
  ...MAIN,
  name,
  ph: 'I',
  ts: ms * 1000,
})
const task = (from: number, to: number, thread = MAIN): TraceEvent => ({
  ...thread,
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts: from * 1000,
  dur: (to - from) * 1000,
})
const step = [mark('narrow start', 10), mark('narrow end', 40)]

test('time is busy while a task of the main thread runs, within the step', () => {
  const events = [...step, task(5, 14), task(20, 26), task(38, 60), task(0, 90, { pid: 7, tid: 2 })]
  const span = spanOf(events, 'narrow')
  expect(span && busyTime(events, span)).toBe(4 + 6 + 2)
  expect(span && longestTask(events, span)).toBe(6)
})

test('a task within a task is counted once', () => {
  const events = [...step, task(12, 30), task(15, 20)]
  const span = spanOf(events, 'narrow')
  expect(span && busyTime(events, span)).toBe(18)
})

test('a step ends with its last mark, since earlier ones came too soon', () => {
  const events = [...step, mark('narrow end', 55)]
  expect(spanOf(events, 'narrow')?.end).toBe(55_000)
  expect(spanOf(events, 'widen')).toBeNull()
})

test('draws are counted in the time after a click', () => {
  const draw = (ms: number): TraceEvent => ({
    name: 'Display::DrawAndSwap',
    ph: 'X',
    ts: ms * 1000,
    pid: 9,
    tid: 9,
  })
  expect(drawsAfter([draw(9), draw(12), draw(28), draw(411)], 10_000, 400)).toBe(2)
})

test('a shift that the visitor caused is none', () => {
  const shift = (score: number, had_recent_input: boolean, ms = 1): TraceEvent => ({
    ...mark('LayoutShift', ms),
    args: { data: { score, had_recent_input } },
  })
  expect(layoutShift([shift(0.1, false), shift(0.5, true), shift(0.02, false)])).toBeCloseTo(0.12)
  expect(layoutShift([shift(0.1, false), shift(0.2, false, 9)], 5_000)).toBe(0.1)
})

test('script is what ran of it, an animation frame and the click in it counted once', () => {
  const script = (name: string, from: number, to: number) => ({ ...task(from, to), name })
  const events = [...step, script('FireAnimationFrame', 11, 19), script('EventDispatch', 12, 15)]
  const span = spanOf([...events, script('Layout', 20, 30)], 'narrow')
  expect(span && scriptTime(events, span)).toBe(8)
})
