/** One image or sound of a video, as its header names it. */
export interface VideoTrack {
  readonly kind: 'image' | 'sound'
  /** As the container names it, such as `avc1` or `V_VP9`. */
  readonly codec: string
  /** px, as shown; 0 of a sound. */
  readonly width: number
  readonly height: number
}
