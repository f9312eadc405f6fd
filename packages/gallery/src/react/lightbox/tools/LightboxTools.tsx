import { createPortal } from 'react-dom'
import type { RefObject } from 'react'
import {
  isStanding,
  isZoomed,
  type Direction,
  type LightboxEvent,
  type LightboxState,
} from '../../../core/lightbox'
import { readTool } from '../../../core/lightbox-tool-keys'
import type { LightboxLabels } from '../../../core/lightbox-labels'
import type { LightboxOptions, Slide, TileImage } from '../../../core/types'
import { Control } from '../shell/Control'
import { FitIcon, FullScreenIcon, FullSizeIcon, PauseIcon, PlayIcon, ShareIcon } from './tool-icons'
import { NeighbourSlides } from '../gestures/NeighbourSlides'
import { useFullScreen } from './useFullScreen'
import { useGestures } from '../gestures/useGestures'
import { useLightboxKeys } from '../shell/useLightboxKeys'
import { useShare } from './useShare'
import { useSlideshow } from './useSlideshow'
import { useWheel } from '../gestures/useWheel'

export interface LightboxToolsProps {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly slide: Slide
  readonly options: LightboxOptions
  /** What may be enlarged; null where the slide is something else. */
  readonly image: TileImage | null
  readonly words: LightboxLabels
  readonly state: LightboxState
  readonly send: (event: LightboxEvent) => void
  readonly move: (direction: Direction) => void
  readonly close: () => void
}

/**
 * What may be done with a slide besides moving and closing: zoom, swipe, wheel, slideshow, full screen, share. Loaded
 * while the first slide is looked at.
 */
export function LightboxTools(props: LightboxToolsProps) {
  const { dialog, slide, options, image, words, state, send, move, close } = props
  const { tile } = slide
  const standing = isStanding(state)
  const zoomed = isZoomed(state)
  const hasOthers = slide.total > 1
  const gestures = useGestures(dialog, {
    tile: tile.id,
    image,
    live: standing,
    onMove: move,
    onClose: close,
    onZoom: (scale) => send({ type: 'zoom', scale }),
  })
  const togglePlaying = () => send({ type: 'play', playing: hasOthers && !state.playing })
  useLightboxKeys(dialog, {
    zoomed,
    read: readTool,
    onCommand: standing
      ? (command) => (command === 'slideshow' ? togglePlaying() : gestures.toggleFullSize())
      : null,
  })
  useWheel(dialog, {
    live: standing,
    zoomed,
    onMove: move,
    onPan: gestures.panBy,
    onZoom: gestures.zoomTo,
  })
  useSlideshow(dialog, {
    playing: standing && state.playing,
    ready: state.slide !== 'loading' && !zoomed,
    key: tile.id,
    onNext: () => move(1),
  })
  const fullScreen = useFullScreen()
  const sharing = useShare(tile.title)
  const stage = dialog.current?.querySelector('[data-stage]')

  return (
    <>
      <span aria-live="polite" data-announcement>
        {sharing.copied && words.copied}
      </span>
      {hasOthers && (
        <Control
          name="slideshow"
          label={state.playing ? words.pause : words.play}
          onPress={togglePlaying}
        >
          {state.playing ? <PauseIcon /> : <PlayIcon />}
        </Control>
      )}
      {image && (
        <Control
          name="full-size"
          label={zoomed ? words.fit : words.fullSize}
          onPress={gestures.toggleFullSize}
        >
          {zoomed ? <FitIcon /> : <FullSizeIcon />}
        </Control>
      )}
      {document.fullscreenEnabled && (
        <Control
          name="full-screen"
          label={fullScreen.full ? words.leaveFullScreen : words.fullScreen}
          onPress={fullScreen.toggle}
        >
          <FullScreenIcon />
        </Control>
      )}
      {options.share && sharing.possible && (
        <Control name="share" label={words.share} onPress={sharing.share}>
          <ShareIcon />
        </Control>
      )}
      {gestures.swiped &&
        stage &&
        createPortal(<NeighbourSlides slide={slide} slides={options.slides} />, stage)}
    </>
  )
}
