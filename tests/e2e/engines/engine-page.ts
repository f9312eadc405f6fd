/** px */
export interface Size {
  readonly width: number
  readonly height: number
}

/** px of the viewport. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A value that can be sent to a page and back. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/** Keys by the names of `KeyboardEvent.key`; "Shift+Tab" holds Shift. */
export type Key =
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'Shift+Tab'
  | 'Tab'

/** What a walk needs of a browser: one page, real input, and script in the page. All engines can do it. */
export interface EnginePage {
  /** Resolves after the page's load event. */
  goto(url: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  /** @returns the size that was reached; a window of WebKit is at least 447 px wide */
  resize(size: Size): Promise<Size>
  click(at: Point): Promise<void>
  moveMouse(to: Point): Promise<void>
  /** Moves the mouse in steps, with its button held. */
  drag(from: Point, to: Point): Promise<void>
  press(key: Key): Promise<void>
  type(text: string): Promise<void>
  /** Runs a function in the page. It sees nothing but its arguments. */
  evaluate<Args extends readonly Json[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  screenshot(): Promise<Buffer>
  /**
   * Console errors and uncaught exceptions. WebDriver does not report them: WebKit's list has those between the first and
   * the last `evaluate` in each page.
   */
  readonly errors: readonly string[]
  close(): Promise<void>
}

/** A browser that is running. */
export interface RunningEngine {
  newPage(): Promise<EnginePage>
  stop(): Promise<void>
}
