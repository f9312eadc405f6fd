/** A track in the header of a video. */
export interface VideoTrack {
  readonly kind: 'video' | 'audio'
  /** Codec id of the container format, such as `avc1` or `V_VP9`. */
  readonly codec: string
  /** px, as displayed; 0 for audio. */
  readonly width: number
  readonly height: number
}
