import { expect, test } from 'vitest'
import {
  busyTime,
  countFrames,
  findSpan,
  findStepSpan,
  layoutShift,
  longestTask,
  scriptTime,
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

test('counts the tasks of the main thread within the step as busy time', () => {
  const events = [...step, task(5, 14), task(20, 26), task(38, 60), task(0, 90, { pid: 7, tid: 2 })]
  const span = findStepSpan(events, 'narrow')
  expect(span && busyTime(events, span)).toBe(4 + 6 + 2)
  expect(span && longestTask(events, span)).toBe(6)
})

test('takes the processor time of the thread where the trace has it', () => {
  const [start, end] = step.map((event, at) => ({ ...event, tts: 2_000 + at * 7_000 }))
  const events = [start, end, task(12, 38)].filter((event) => event !== undefined)
  const span = findStepSpan(events, 'narrow')
  expect(span && busyTime(events, span)).toBe(7)
})

test('counts nested tasks once', () => {
  const events = [...step, task(12, 30), task(15, 20)]
  const span = findStepSpan(events, 'narrow')
  expect(span && busyTime(events, span)).toBe(18)
})

test('ends a step at the last of its end marks', () => {
  const events = [...step, mark('narrow end', 55)]
  expect(findStepSpan(events, 'narrow')?.end).toBe(55_000)
  expect(findStepSpan(events, 'widen')).toBeNull()
})

test('counts the tasks between the frame of a step and the still page', () => {
  const events = [...step, mark('narrow end', 55), mark('narrow settled', 90), task(50, 60)]
  const span = findSpan(events, 'narrow end', 'narrow settled')
  expect(span && busyTime(events, span)).toBe(5)
  expect(findSpan(events, 'widen end', 'widen settled')).toBeNull()
})

test('counts the frames in the given time after a click', () => {
  const frame = (ms: number): TraceEvent => ({
    name: 'Display::DrawAndSwap',
    ph: 'X',
    ts: ms * 1000,
    pid: 9,
    tid: 9,
  })
  expect(countFrames([frame(9), frame(12), frame(28), frame(411)], 10_000, 400)).toBe(2)
})

test('ignores layout shifts that follow an input', () => {
  const shift = (score: number, had_recent_input: boolean, ms = 1): TraceEvent => ({
    ...mark('LayoutShift', ms),
    args: { data: { score, had_recent_input } },
  })
  expect(layoutShift([shift(0.1, false), shift(0.5, true), shift(0.02, false)])).toBeCloseTo(0.12)
  expect(layoutShift([shift(0.1, false), shift(0.2, false, 9)], 5_000)).toBe(0.1)
})

test('counts nested script events once', () => {
  const script = (name: string, from: number, to: number) => ({ ...task(from, to), name })
  const events = [...step, script('FireAnimationFrame', 11, 19), script('EventDispatch', 12, 15)]
  const span = findStepSpan([...events, script('Layout', 20, 30)], 'narrow')
  expect(span && scriptTime(events, span)).toBe(8)
})
