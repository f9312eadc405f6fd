'use client'
import { Suspense, useRef, useState, type MouseEvent } from 'react'
import { DEFAULT_LIGHTBOX } from '../../core/defaults'
import { isInteractive, isZoomed } from '../../core/lightbox/lightbox-state'
import { moveForKey } from '../../core/lightbox/keyboard'
import { defaultLightboxLabels } from '../../core/lightbox/labels'
import { originalSource } from '../../core/tile/original-source'
import { lazyComponent } from '../lazy'
import type { DetailsPanelProps } from './details/DetailsPanel'
import { useDetails, type DetailsVisibility } from './details/useDetails'
import type { LightboxProps } from '../static/lightbox-props'
import { Control } from './shell/Control'
import { tileSource } from './shell/find-tile'
import { CloseIcon, DetailsIcon, DownloadIcon, NextIcon, PreviousIcon } from './shell/icons'
import { useIdle } from './shell/useIdle'
import { useIsMissing } from './shell/useIsMissing'
import { useLightboxKeys } from './shell/useLightboxKeys'
import { useModal } from './shell/useModal'
import type { FragmentCache } from './slides/fragments/fragment-cache'
import { LightboxSlide } from './slides/LightboxSlide'
import type { ThumbnailsProps } from './thumbnails/Thumbnails'
import type { LightboxToolsProps } from './tools/LightboxTools'
import { useHydrated } from '../hooks/useHydrated'
import { useLightbox } from './useLightbox'

export { defaultLightboxLabels } from '../../core/lightbox/labels'
export type { LightboxProps } from '../static/lightbox-props'

/** Loads while the first slide is shown. Without it (offline) a visitor can still move and close. */
const LightboxTools = lazyComponent<LightboxToolsProps>('LightboxTools', () =>
  import('./tools/LightboxTools').then((module) => module.LightboxTools),
)

const Thumbnails = lazyComponent<ThumbnailsProps>('Thumbnails', () =>
  import('./thumbnails/Thumbnails').then((module) => module.Thumbnails),
)

/** Loads while the first slide is shown. Its place is reserved from the first frame. */
const DetailsPanel = lazyComponent<DetailsPanelProps>('DetailsPanel', () =>
  import('./details/DetailsPanel').then((module) => module.DetailsPanel),
)

/** Loads the details. A server awaits it before it renders a lightbox with `details`. */
export const preloadDetails = DetailsPanel.preload

/**
 * A dialog that shows one tile at its largest and moves to the others. Without `onClose` and `onMove` it renders as an
 * open dialog whose controls are links.
 */
export function Lightbox(props: LightboxProps) {
  const { gallery, links, options = DEFAULT_LIGHTBOX } = props
  const labels = props.labels.lightbox ?? defaultLightboxLabels
  const isHydrated = useHydrated()
  const isScripted = isHydrated && props.onClose !== undefined
  const dialog = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [fragments] = useState<FragmentCache>(() => new Map())
  const lightbox = useLightbox(props, isScripted)
  const { state, slide, tileSlide, steps, hasNeighbours, kind } = lightbox
  const { send, move, goTo, close, finish } = lightbox
  const { tile, position, total } = slide
  const isActive = isScripted && isInteractive(state)
  const zoomed = isZoomed(state)

  useModal({
    ...{ dialog, panel, gallery },
    tile: tileSlide.tile.id,
    open: isScripted && state.status !== 'closed',
    closing: isScripted && state.status === 'closing',
  })
  useLightboxKeys(dialog, {
    zoomed,
    read: moveForKey,
    onCommand: isActive ? move : null,
  })
  const image = kind === 'image' ? tile.image : null
  const hasDetails = options.details && (image !== null || kind === 'text-cover')
  const visibility = useDetails()
  // Without its panel, a slide has its caption alone and no button.
  const showsDetails = !useIsMissing(preloadDetails, isScripted && hasDetails) && hasDetails
  const needsStrip = isScripted && total > 1 && options.thumbnails
  const hasStrip = !useIsMissing(Thumbnails.preload, needsStrip) && needsStrip
  const detailsId = `${gallery}-details`
  const idle = useIdle(isActive)
  const attempt = { tile: tile.id, attempt: state.attempt }
  const moveBy = (direction: 1 | -1) =>
    isScripted && hasNeighbours ? () => move(direction) : undefined
  const caption = tile.image?.caption ?? tile.title
  const step = steps?.label(labels)

  return (
    <dialog
      ref={dialog}
      open={isScripted ? undefined : true}
      data-lightbox
      data-status={isScripted ? state.status : 'open'}
      data-idle={idle ? true : undefined}
      data-zoomed={zoomed ? true : undefined}
      data-captions={options.captions ? undefined : 'off'}
      data-details={showsDetails ? shownDetails(isScripted ? visibility : null) : undefined}
      aria-label={tile.title}
      {...(isScripted && {
        onCancel: (event) => {
          if (event.target !== event.currentTarget) return
          event.preventDefault()
          close()
        },
        // Chromium closes a dialog on the second Escape in a row, without a cancelable event.
        onClose: () => {
          if (isInteractive(state) && dialog.current?.open === false) finish()
        },
        onClick: (event) => {
          if (isBackdropClick(event)) close()
        },
      })}
    >
      <div data-toolbar>
        {isScripted && (
          <Suspense>
            <LightboxTools
              {...{
                dialog,
                slide,
                hasNeighbours,
                options,
                image,
                labels,
                state,
                send,
                move,
                close,
              }}
              details={showsDetails ? { ...visibility, id: detailsId } : null}
            />
          </Suspense>
        )}
        {!isScripted && hasDetails && (
          <Control name="details" label={labels.details} href={`#${detailsId}`}>
            <DetailsIcon />
          </Control>
        )}
        {options.download && image && (
          <Control name="download" label={labels.download} href={originalSource(image)} download>
            <DownloadIcon />
          </Control>
        )}
        <Control
          name="close"
          label={labels.close}
          href={links.close}
          onClick={isScripted ? close : undefined}
        >
          <CloseIcon />
        </Control>
      </div>
      {(!isScripted || hasNeighbours) && (
        <Control name="previous" label={labels.previous} href={links.previous} onClick={moveBy(-1)}>
          <PreviousIcon />
        </Control>
      )}
      <p data-counter aria-hidden="true">
        <bdi>{labels.counter(position, total)}</bdi>
        {step && <bdi data-step>{step}</bdi>}
      </p>
      {(!isScripted || hasNeighbours) && (
        <Control name="next" label={labels.next} href={links.next} onClick={moveBy(1)}>
          <NextIcon />
        </Control>
      )}
      {/* Empty during a slideshow, so that screen readers do not announce every slide. */}
      <p role="status">
        {isScripted && state.playing
          ? ''
          : labels.status(position, total, step ? `${caption} (${step})` : caption)}
      </p>
      <LightboxSlide
        slide={slide}
        kind={kind}
        article={props.article}
        frameHosts={props.frameHosts ?? NO_HOSTS}
        fragments={fragments}
        captionId={`${gallery}-caption`}
        renderCaption={props.renderCaption}
        Link={props.Link ?? 'a'}
        direction={state.direction}
        nextHref={links.next}
        onNext={moveBy(1)}
        status={isScripted ? state.slide : 'shown'}
        attempt={state.attempt}
        scale={state.scale}
        labels={labels}
        panel={panel}
        tileSource={() => tileSource(gallery, tile.id)}
        onShown={() => send({ type: 'shown', ...attempt })}
        onFailed={() => send({ type: 'failed', ...attempt })}
        onRetry={() => {
          send({ type: 'retry' })
          // The button with the focus is about to be removed.
          panel.current?.focus()
        }}
      />
      {hasDetails && (
        <Suspense>
          <DetailsPanel
            {...{ slide, labels, options }}
            id={detailsId}
            details={props.details}
            visibility={isScripted ? visibility : null}
            isReady={state.slide !== 'loading'}
          />
        </Suspense>
      )}
      {hasStrip && (
        <div data-strip>
          <Suspense>
            <Thumbnails slide={tileSlide} labels={labels} range={props.range} onSelect={goTo} />
          </Suspense>
        </div>
      )}
    </dialog>
  )
}

const NO_HOSTS: readonly string[] = []

/** The details that are shown: in a panel beside the image (wide windows), in a sheet (other windows), or both. */
const shownDetails = (visibility: DetailsVisibility | null) => {
  const { panel, sheet } = visibility?.shown ?? { panel: true, sheet: false }
  return `${panel ? 'panel' : ''} ${sheet ? 'sheet' : ''}`
}

const CONTENT =
  '[data-panel], figcaption, button, a, [data-counter], [data-strip], [data-details-panel]'

const isBackdropClick = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest(CONTENT) === null
