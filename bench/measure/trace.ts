import type { Browser, Page } from 'playwright'

/** An event of Chromium's trace; times in µs. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  readonly pid: number
  readonly tid: number
  readonly args?: Readonly<Record<string, unknown>>
}

/** From a mark of the page to another one, on its main thread; times in µs. */
export interface Span {
  readonly start: number
  readonly end: number
  readonly pid: number
  readonly tid: number
}

const CATEGORIES = ['toplevel', 'blink.user_timing', 'loading', 'viz']

/** Needed by `scriptTime` alone: it costs the page a little. */
export const SCRIPT_CATEGORY = 'devtools.timeline'

/** Runs `work` while Chromium writes down what its threads do. */
export async function traced(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
  more: readonly string[] = [],
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: [...CATEGORIES, ...more] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  return traceEvents
}

/** Where a step ran: from its mark `<name> start` to its last mark `<name> end`. */
export function spanOf(events: readonly TraceEvent[], name: string): Span | null {
  const start = events.find((event) => event.name === `${name} start`)
  const end = events.findLast((event) => event.name === `${name} end`)
  if (!start || !end) return null
  return { start: start.ts, end: end.ts, pid: start.pid, tid: start.tid }
}

/** How long the span's thread worked within it, in ms: waiting for the next frame costs nobody anything. */
export const busyTime = (events: readonly TraceEvent[], span: Span): number =>
  coveredTime(eventsIn(events, span, TASKS))

/** How long script ran within a span, in ms, layouts that it forced included. Needs SCRIPT_CATEGORY. */
export const scriptTime = (events: readonly TraceEvent[], span: Span): number =>
  coveredTime(eventsIn(events, span, SCRIPTS))

/** The longest task that touches a span, in ms, clipped to it. */
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

/** How many frames reached the screen in `length` ms after a moment (µs). */
export function drawsAfter(events: readonly TraceEvent[], moment: number, length: number): number {
  return events.filter(
    ({ name, ph, ts }) =>
      name === 'Display::DrawAndSwap' &&
      (ph === 'X' || ph === 'B') &&
      ts >= moment &&
      ts < moment + length * 1000,
  ).length
}

/** The sum of all layout shifts before a moment (µs) that no input explains. */
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

interface Piece {
  readonly start: number
  readonly end: number
}

/** In order, those nested in others included, clipped to the span. */
function eventsIn(
  events: readonly TraceEvent[],
  { start, end, pid, tid }: Span,
  names: ReadonlySet<string>,
): readonly Piece[] {
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

/** ms that any of the pieces covers, each moment once. */
function coveredTime(pieces: readonly Piece[]): number {
  let covered = 0
  let until = -Infinity
  for (const { start, end } of pieces) {
    covered += Math.max(0, end - Math.max(start, until))
    until = Math.max(until, end)
  }
  return covered / 1000
}
