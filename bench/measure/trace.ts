import type { Browser, Page } from 'playwright'

/** An event of Chromium's trace; times in µs. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  /** Processor time of the thread. */
  readonly tts?: number
  readonly pid: number
  readonly tid: number
  readonly args?: Readonly<Record<string, unknown>>
}

/** Time between two marks of the page, on its main thread; in µs. */
export interface Span {
  readonly start: number
  readonly end: number
  /** Processor time that the thread used in between; undefined where the trace has no thread clock. */
  readonly cpu?: number | undefined
  readonly pid: number
  readonly tid: number
}

const CATEGORIES = ['toplevel', 'blink.user_timing', 'loading', 'viz']

/** Needed for `scriptTime` only: it slows the page down a little. */
export const SCRIPT_CATEGORY = 'devtools.timeline'

/** Runs `work` and returns Chromium's trace of it. */
export async function recordTrace(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
  categories: readonly string[] = [],
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: [...CATEGORIES, ...categories] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  return traceEvents
}

/** From the mark `<name> start` to the last mark `<name> end`; null when one is missing. */
export function findStepSpan(events: readonly TraceEvent[], name: string): Span | null {
  const start = events.find((event) => event.name === `${name} start`)
  return spanBetween(
    start,
    events.findLast((event) => event.name === `${name} end`),
  )
}

/** Between the last marks of two names; null when one is missing. */
export const findSpan = (events: readonly TraceEvent[], from: string, to: string): Span | null =>
  spanBetween(
    events.findLast(({ name }) => name === from),
    events.findLast(({ name }) => name === to),
  )

function spanBetween(start: TraceEvent | undefined, end: TraceEvent | undefined): Span | null {
  if (!start || !end) return null
  const cpu =
    start.tts === undefined || end.tts === undefined ? undefined : Math.max(0, end.tts - start.tts)
  return { start: start.ts, end: end.ts, cpu, pid: start.pid, tid: start.tid }
}

/**
 * How long the span's thread worked, in ms. Waiting for the next frame does not count. The processor time of the thread
 * where the trace has it: other processes of a busy machine do not lengthen that. Otherwise the duration of its tasks.
 */
export const busyTime = (events: readonly TraceEvent[], span: Span): number =>
  span.cpu === undefined ? coveredTime(eventsIn(events, span, TASKS)) : span.cpu / 1000

/** How long script ran within a span, in ms, including the layouts that it forced. Needs SCRIPT_CATEGORY. */
export const scriptTime = (events: readonly TraceEvent[], span: Span): number =>
  coveredTime(eventsIn(events, span, SCRIPTS))

/** The longest task that overlaps a span, in ms, clipped to the span. */
export const longestTask = (events: readonly TraceEvent[], span: Span): number =>
  Math.max(0, ...eventsIn(events, span, TASKS).map(({ start, end }) => (end - start) / 1000))

const TASKS = new Set(['ThreadControllerImpl::RunTask'])
const SCRIPTS = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
])

/** Number of frames that Chromium presented within `length` ms after `since` (µs). */
export function countFrames(events: readonly TraceEvent[], since: number, length: number): number {
  return events.filter(
    ({ name, ph, ts }) =>
      name === 'Display::DrawAndSwap' &&
      (ph === 'X' || ph === 'B') &&
      ts >= since &&
      ts < since + length * 1000,
  ).length
}

/** Sum of the layout shifts before a time (µs), except those that follow an input. */
export function layoutShift(events: readonly TraceEvent[], before = Infinity): number {
  return events
    .filter(({ name, ts }) => name === 'LayoutShift' && ts < before)
    .map(({ args }) => args?.['data'])
    .filter(isShift)
    .filter((shift) => !shift.had_recent_input)
    .reduce((sum, { score }) => sum + score, 0)
}

interface Shift {
  readonly score: number
  readonly had_recent_input: boolean
}
const isShift = (data: unknown): data is Shift =>
  typeof data === 'object' && data !== null && 'score' in data && typeof data.score === 'number'

interface Interval {
  readonly start: number
  readonly end: number
}

/** Intervals of the named events in order of their start, clipped to the span. Nested events are included. */
function eventsIn(
  events: readonly TraceEvent[],
  { start, end, pid, tid }: Span,
  names: ReadonlySet<string>,
): readonly Interval[] {
  return events
    .filter(
      (event) =>
        event.pid === pid &&
        event.tid === tid &&
        event.ph === 'X' &&
        names.has(event.name) &&
        event.ts < end &&
        event.ts + (event.dur ?? 0) > start,
    )
    .map(({ ts, dur = 0 }) => ({ start: Math.max(ts, start), end: Math.min(ts + dur, end) }))
    .sort((a, b) => a.start - b.start)
}

/** Length of the union of the intervals, in ms. */
function coveredTime(intervals: readonly Interval[]): number {
  let covered = 0
  let until = -Infinity
  for (const { start, end } of intervals) {
    covered += Math.max(0, end - Math.max(start, until))
    until = Math.max(until, end)
  }
  return covered / 1000
}
