import type { Key, Point } from './engine-page'

/** Input in the form that WebDriver and WebDriver BiDi share: https://www.w3.org/TR/webdriver2/#actions */
export type InputActions = readonly {
  readonly type: 'key' | 'pointer'
  readonly id: string
  readonly actions: readonly Readonly<Record<string, string | number>>[]
}[]

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEY_VALUES: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

const move = ({ x, y }: Point) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
})

export const moveMouse = (to: Point): InputActions => [
  { type: 'pointer', id: 'mouse', actions: [move(to)] },
]

export const click = (at: Point): InputActions => [
  {
    type: 'pointer',
    id: 'mouse',
    actions: [move(at), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }],
  },
]

export const drag = (from: Point, to: Point): InputActions => [
  {
    type: 'pointer',
    id: 'mouse',
    actions: [
      move(from),
      { type: 'pointerDown', button: 0 },
      ...stepsBetween(from, to).map((point) => ({ ...move(point), duration: 16 })),
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** Ten points of a drag, the last of which is its end. */
export const stepsBetween = (from: Point, to: Point): readonly Point[] =>
  Array.from({ length: 10 }, (_, index) => {
    const share = (index + 1) / 10
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })

export function pressKey(key: Key): InputActions {
  const values = key.split('+').map((name) => KEY_VALUES[name] ?? name)
  return keyActions([
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ])
}

export const typeText = (text: string): InputActions =>
  keyActions(
    [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  )

const keyActions = (actions: InputActions[number]['actions']): InputActions => [
  { type: 'key', id: 'keyboard', actions },
]
