/** Which way a visitor last went: 1 towards the next slide, -1 towards the previous. */
export type Direction = 1 | -1

/** The lightbox as a whole, and the slide it shows. */
export interface LightboxState {
  /** `loading` until the first slide is there (or has failed). */
  readonly status: 'closed' | 'loading' | 'open' | 'closing'
  /** Id of the tile shown. */
  readonly tile: string
  readonly slide: 'loading' | 'shown' | 'failed'
  /** 0 at first; one more with every "Try again". */
  readonly attempt: number
  readonly direction: Direction
  /** How much the image is enlarged; 1 is fitted. */
  readonly scale: number
  /** Is the slideshow on? */
  readonly playing: boolean
}

/** What a slide needs to start: whether there is something to wait for. */
export interface SlideStart {
  readonly tile: string
  readonly waits: boolean
}

/** How a lightbox opens: `playing` where the slideshow begins by itself. */
export interface LightboxStart extends SlideStart {
  readonly playing?: boolean
}

export type LightboxEvent =
  | ({ readonly type: 'show' } & SlideStart)
  | { readonly type: 'travel'; readonly direction: Direction }
  | { readonly type: 'shown' | 'failed'; readonly tile: string; readonly attempt: number }
  | { readonly type: 'zoom'; readonly scale: number }
  | { readonly type: 'play'; readonly playing: boolean }
  | { readonly type: 'retry' }
  | { readonly type: 'close' }
  | { readonly type: 'closed' }

/** The state in which a lightbox opens. */
export function openLightbox({ tile, waits, playing = false }: LightboxStart): LightboxState {
  const status = waits ? 'loading' : 'open'
  return {
    status,
    tile,
    slide: waits ? 'loading' : 'shown',
    attempt: 0,
    direction: 1,
    scale: 1,
    playing,
  }
}

/** The next state; the same object when the event changes nothing. */
export function nextLightbox(state: LightboxState, event: LightboxEvent): LightboxState {
  switch (event.type) {
    case 'show':
      return show(state, event)
    case 'travel':
      return { ...state, direction: event.direction }
    case 'shown':
    case 'failed':
      return settle(state, event)
    case 'zoom':
      return event.scale === state.scale ? state : { ...state, scale: event.scale }
    case 'play':
      return event.playing === state.playing ? state : { ...state, playing: event.playing }
    case 'retry':
      return state.slide === 'failed'
        ? { ...state, slide: 'loading', attempt: state.attempt + 1 }
        : state
    case 'close':
      return isStanding(state) ? { ...state, status: 'closing' } : state
    case 'closed':
      return state.status === 'closed' ? state : { ...state, status: 'closed' }
  }
}

/** Whether the image is seen larger than it is fitted. */
export const isZoomed = ({ scale }: { readonly scale: number }) => scale > 1.01

/** Whether keys, clicks and swipes count: not while closing. */
export const isStanding = (state: LightboxState) =>
  state.status === 'loading' || state.status === 'open'

function show(state: LightboxState, start: SlideStart): LightboxState {
  const fresh = openLightbox({ ...start, playing: state.playing })
  // Only the first slide makes the whole lightbox "loading": a move keeps it open.
  const status = state.status === 'open' || state.status === 'closing' ? 'open' : fresh.status
  return { ...fresh, status, direction: state.direction }
}

function settle(
  state: LightboxState,
  event: { readonly type: 'shown' | 'failed'; readonly tile: string; readonly attempt: number },
): LightboxState {
  // Late news of a slide that was left, or of an earlier try.
  if (event.tile !== state.tile || event.attempt !== state.attempt) return state
  if (event.type === state.slide) return state
  const status = state.status === 'loading' ? 'open' : state.status
  return { ...state, status, slide: event.type }
}
