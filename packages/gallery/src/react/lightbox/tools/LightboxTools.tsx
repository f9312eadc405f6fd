import { createPortal } from 'react-dom'
import type { RefObject } from 'react'
import {
  isInteractive,
  isZoomed,
  type Direction,
  type LightboxEvent,
  type LightboxState,
} from '../../../core/lightbox/lightbox-state'
import { toolForKey } from '../../../core/lightbox/keyboard'
import type { LightboxLabels } from '../../../core/lightbox/labels'
import type { LightboxOptions, Slide, TileImage } from '../../../core/types'
import { NeighbourSlides } from '../gestures/NeighbourSlides'
import { useGestures } from '../gestures/useGestures'
import { useWheel } from '../gestures/useWheel'
import { toggleDetails } from '../details/toggle-details'
import type { DetailsVisibility } from '../details/useDetails'
import { Control } from '../shell/Control'
import { DetailsIcon } from '../shell/icons'
import { useLightboxKeys } from '../shell/useLightboxKeys'
import { FitIcon, FullScreenIcon, FullSizeIcon, PauseIcon, PlayIcon, ShareIcon } from './tool-icons'
import { useFullScreen } from './useFullScreen'
import { useImageEdges } from './useImageEdges'
import { useShare } from './useShare'
import { useSlideshow } from './useSlideshow'
import { useWideWindow } from './useWideWindow'

export interface LightboxToolsProps {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly slide: Slide
  /** Whether there is another slide, or another image of the same tile. */
  readonly hasNeighbours: boolean
  readonly options: LightboxOptions
  /** The image to zoom; null if the slide shows something else. */
  readonly image: TileImage | null
  /** Id and state of the panel with the details; null without one. */
  readonly details: ({ readonly id: string } & DetailsVisibility) | null
  readonly labels: LightboxLabels
  readonly state: LightboxState
  readonly send: (event: LightboxEvent) => void
  readonly move: (direction: Direction) => void
  readonly close: () => void
}

/** Controls besides moving and closing: zoom, swipe, wheel, slideshow, full screen, share. Loaded with the first slide. */
export function LightboxTools(props: LightboxToolsProps) {
  const { dialog, slide, hasNeighbours, options, image, details } = props
  const { labels, state, send, move, close } = props
  const { tile } = slide
  const isActive = isInteractive(state)
  const zoomed = isZoomed(state)
  const gestures = useGestures(dialog, {
    tile: tile.id,
    image,
    enabled: isActive,
    onMove: move,
    onClose: close,
    onZoom: (scale) => send({ type: 'zoom', scale }),
  })
  const togglePlaying = () => {
    // The next slide is fitted, so the slideshow starts with a fitted image.
    if (zoomed) gestures.toggleFullSize()
    send({ type: 'play', playing: hasNeighbours && !state.playing })
  }
  useLightboxKeys(dialog, {
    zoomed,
    read: toolForKey,
    onCommand: isActive
      ? (command) => (command === 'slideshow' ? togglePlaying() : gestures.toggleFullSize())
      : null,
  })
  useWheel(dialog, {
    enabled: isActive,
    zoomed,
    onMove: move,
    onPan: gestures.panBy,
    onZoom: gestures.zoomTo,
  })
  useSlideshow(dialog, {
    playing: isActive && state.playing,
    ready: state.slide !== 'loading',
    key: tile.id,
    onNext: () => move(1),
  })
  useImageEdges(dialog, tile.id, zoomed)
  const fullScreen = useFullScreen()
  const isWide = useWideWindow()
  const sharing = useShare(tile.title)
  const stage = dialog.current?.querySelector('[data-stage]')

  return (
    <>
      <span aria-live="polite" data-announcement>
        {sharing.copied && labels.copied}
      </span>
      {hasNeighbours && (
        <Control
          name="slideshow"
          label={state.playing ? labels.pause : labels.play}
          onClick={togglePlaying}
        >
          {state.playing ? <PauseIcon /> : <PlayIcon />}
        </Control>
      )}
      {image && (
        <Control
          name="full-size"
          label={zoomed ? labels.fit : labels.fullSize}
          onClick={gestures.toggleFullSize}
        >
          {zoomed ? <FitIcon /> : <FullSizeIcon />}
        </Control>
      )}
      {document.fullscreenEnabled && (
        <Control
          name="full-screen"
          label={fullScreen.active ? labels.leaveFullScreen : labels.fullScreen}
          onClick={fullScreen.toggle}
        >
          <FullScreenIcon />
        </Control>
      )}
      {options.share && sharing.supported && (
        <Control name="share" label={labels.share} onClick={sharing.share}>
          <ShareIcon />
        </Control>
      )}
      {details && (
        <Control
          name="details"
          label={labels.details}
          expanded={isWide ? details.shown.panel : details.shown.sheet}
          controls={details.id}
          onClick={() => toggleDetails(details)}
        >
          <DetailsIcon />
        </Control>
      )}
      {gestures.swiped &&
        stage &&
        createPortal(<NeighbourSlides slide={slide} slides={options.slides} />, stage)}
    </>
  )
}
