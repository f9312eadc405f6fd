/** One picture or sound of a film, as its header names it. */
export interface FilmTrack {
  readonly kind: 'picture' | 'sound'
  /** As the container names it, such as `avc1` or `V_VP9`. */
  readonly codec: string
  /** px, as shown; 0 of a sound. */
  readonly width: number
  readonly height: number
}
