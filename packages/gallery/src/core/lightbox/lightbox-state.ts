/** The last direction of navigation: 1 to the next slide, -1 to the previous one. */
export type Direction = 1 | -1

/** State of the lightbox and of the slide it shows. */
export interface LightboxState {
  /** `loading` until the first slide is shown or has failed. */
  readonly status: 'closed' | 'loading' | 'open' | 'closing'
  /** Id of the tile shown. */
  readonly tile: string
  readonly slide: 'loading' | 'shown' | 'failed'
  /** 0 at first; incremented by each "Try again". */
  readonly attempt: number
  readonly direction: Direction
  /** Zoom of the image; 1 is fitted. */
  readonly scale: number
  /** Whether the slideshow is playing. */
  readonly playing: boolean
}

/** The slide to show. `isLoading`: whether its content still has to load. */
interface SlideStart {
  readonly tile: string
  readonly isLoading: boolean
}

/** How a lightbox opens. `playing` starts the slideshow. */
interface LightboxStart extends SlideStart {
  readonly playing?: boolean
}

export type LightboxEvent =
  | ({ readonly type: 'show' } & SlideStart)
  | { readonly type: 'navigate'; readonly direction: Direction }
  | { readonly type: 'shown' | 'failed'; readonly tile: string; readonly attempt: number }
  | { readonly type: 'zoom'; readonly scale: number }
  | { readonly type: 'play'; readonly playing: boolean }
  | { readonly type: 'retry' }
  | { readonly type: 'close' }
  | { readonly type: 'closed' }

/** The initial state of an opened lightbox. */
export function openLightbox({ tile, isLoading, playing = false }: LightboxStart): LightboxState {
  return {
    status: isLoading ? 'loading' : 'open',
    tile,
    slide: isLoading ? 'loading' : 'shown',
    attempt: 0,
    direction: 1,
    scale: 1,
    playing,
  }
}

/** Returns the next state; the same object when the event changes nothing. */
export function lightboxReducer(state: LightboxState, event: LightboxEvent): LightboxState {
  switch (event.type) {
    case 'show':
      return show(state, event)
    case 'navigate':
      return { ...state, direction: event.direction }
    case 'shown':
    case 'failed':
      return finishLoading(state, event)
    case 'zoom':
      // A slideshow ends instead of waiting for the visitor to return to the fitted image.
      return event.scale === state.scale
        ? state
        : { ...state, scale: event.scale, playing: state.playing && !isZoomed(event) }
    case 'play':
      return event.playing === state.playing ? state : { ...state, playing: event.playing }
    case 'retry':
      return state.slide === 'failed'
        ? { ...state, slide: 'loading', attempt: state.attempt + 1 }
        : state
    case 'close':
      return isInteractive(state) ? { ...state, status: 'closing' } : state
    case 'closed':
      return state.status === 'closed' ? state : { ...state, status: 'closed' }
  }
}

/** Whether the image is larger than fitted. Ignores rounding errors of a pinch. */
export const isZoomed = ({ scale }: { readonly scale: number }) => scale > 1.01

/** Whether the lightbox reacts to keys, clicks and swipes: not while closing. */
export const isInteractive = (state: LightboxState) =>
  state.status === 'loading' || state.status === 'open'

function show(state: LightboxState, start: SlideStart): LightboxState {
  const opened = openLightbox({ ...start, playing: state.playing })
  // Only the first slide sets the status to "loading": navigation keeps the lightbox open.
  const status = state.status === 'open' || state.status === 'closing' ? 'open' : opened.status
  return { ...opened, status, direction: state.direction }
}

function finishLoading(
  state: LightboxState,
  event: { readonly type: 'shown' | 'failed'; readonly tile: string; readonly attempt: number },
): LightboxState {
  // A late event of another slide or of an earlier attempt.
  if (event.tile !== state.tile || event.attempt !== state.attempt) return state
  if (event.type === state.slide) return state
  const status = state.status === 'loading' ? 'open' : state.status
  return { ...state, status, slide: event.type }
}
