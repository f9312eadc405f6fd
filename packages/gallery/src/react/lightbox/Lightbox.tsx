import { lazy, Suspense, useRef, type ComponentType, type MouseEvent } from 'react'
import { DEFAULT_LIGHTBOX } from '../../core/defaults'
import { isStanding, isZoomed } from '../../core/lightbox'
import { readMove } from '../../core/lightbox-keys'
import { defaultLightboxLabels } from '../../core/lightbox-labels'
import { originalSource } from '../../core/lightbox-image'
import { Control } from './shell/Control'
import { tileSource } from './shell/find-tile'
import { CloseIcon, DownloadIcon, NextIcon, PreviousIcon } from './shell/icons'
import { LightboxSlide } from './slides/LightboxSlide'
import type { LightboxToolsProps } from './tools/LightboxTools'
import type { LightboxProps } from './props'
import type { ThumbnailsProps } from './thumbnails/Thumbnails'
import { useIdle } from './shell/useIdle'
import { useLightbox } from './useLightbox'
import { useLightboxKeys } from './shell/useLightboxKeys'
import { tellFailure } from '../tell-failure'
import { useHydrated } from './useHydrated'
import { useModal } from './shell/useModal'

export { defaultLightboxLabels } from '../../core/lightbox-labels'
export type { LightboxProps } from './props'

const withoutIt = (file: string) => (error: unknown) => {
  tellFailure(file, error)
  return { default: () => null }
}

/** Comes while the first slide is looked at. Without it (offline, say) slides are still shown, left and closed. */
const LightboxTools = lazy<ComponentType<LightboxToolsProps>>(() =>
  import('./tools/LightboxTools').then(
    (tools) => ({ default: tools.LightboxTools }),
    withoutIt('LightboxTools'),
  ),
)

/** For those who look at many. Without it there is everything else. */
const Thumbnails = lazy<ComponentType<ThumbnailsProps>>(() =>
  import('./thumbnails/Thumbnails').then(
    (strip) => ({ default: strip.Thumbnails }),
    withoutIt('Thumbnails'),
  ),
)

/** One tile at its largest among its neighbours. Without `onClose` and `onMove` a page of its own, made of links. */
export function Lightbox(props: LightboxProps) {
  const { gallery, links, labels, options = DEFAULT_LIGHTBOX } = props
  const words = labels.lightbox ?? defaultLightboxLabels
  const isHydrated = useHydrated()
  const live = isHydrated && props.onClose !== undefined
  const dialog = useRef<HTMLDialogElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const { state, slide, kind, send, move, goTo, close, finish } = useLightbox(props, live)
  const { tile, position, total } = slide
  const standing = live && isStanding(state)
  const zoomed = isZoomed(state)

  useModal({
    ...{ dialog, sheet, gallery },
    tile: tile.id,
    standing: live && state.status !== 'closed',
    closing: live && state.status === 'closing',
  })
  useLightboxKeys(dialog, {
    zoomed,
    read: readMove,
    onCommand: standing ? move : null,
  })
  const image = kind === 'image' ? tile.image : null
  const idle = useIdle(standing)
  const news = { tile: tile.id, attempt: state.attempt }
  const hasOthers = total > 1
  const moveBy = (direction: 1 | -1) => (live && hasOthers ? () => move(direction) : undefined)
  const caption = tile.image?.caption ?? tile.title

  return (
    <dialog
      ref={dialog}
      open={live ? undefined : true}
      data-lightbox
      data-status={live ? state.status : 'open'}
      data-idle={idle ? true : undefined}
      data-zoomed={zoomed ? true : undefined}
      data-captions={options.captions ? undefined : 'off'}
      aria-label={tile.title}
      {...(live && {
        onCancel: (event) => {
          if (event.target !== event.currentTarget) return
          event.preventDefault()
          close()
        },
        // A second Escape in a row closes a dialog without asking.
        onClose: () => {
          if (isStanding(state) && dialog.current?.open === false) finish()
        },
        onClick: (event) => {
          if (isBackdrop(event)) close()
        },
      })}
    >
      <div data-toolbar>
        {live && (
          <Suspense fallback={null}>
            <LightboxTools
              {...{ dialog, slide, options, image, words, state, send, move, close }}
            />
          </Suspense>
        )}
        {options.download && image && (
          <Control name="download" label={words.download} href={originalSource(image)} save>
            <DownloadIcon />
          </Control>
        )}
        <Control
          name="close"
          label={words.close}
          href={links.close}
          onPress={live ? close : undefined}
        >
          <CloseIcon />
        </Control>
      </div>
      {(!live || hasOthers) && (
        <Control name="previous" label={words.previous} href={links.previous} onPress={moveBy(-1)}>
          <PreviousIcon />
        </Control>
      )}
      <p data-counter aria-hidden="true">
        {words.counter(position, total)}
      </p>
      {(!live || hasOthers) && (
        <Control name="next" label={words.next} href={links.next} onPress={moveBy(1)}>
          <NextIcon />
        </Control>
      )}
      {/* A slideshow is watched: read out, it would never stop talking. */}
      <p role="status">{live && state.playing ? '' : words.status(position, total, caption)}</p>
      <LightboxSlide
        slide={slide}
        kind={kind}
        article={props.article}
        frameHosts={props.frameHosts ?? NO_HOSTS}
        captionId={`${gallery}-caption`}
        direction={state.direction}
        next={links.next}
        onNext={moveBy(1)}
        status={live ? state.slide : 'shown'}
        attempt={state.attempt}
        scale={state.scale}
        labels={words}
        sheet={sheet}
        tileSource={() => tileSource(gallery, tile.id)}
        onShown={() => send({ type: 'shown', ...news })}
        onFailed={() => send({ type: 'failed', ...news })}
        onRetry={() => {
          send({ type: 'retry' })
          // The button goes away: the focus must not go with it.
          sheet.current?.focus()
        }}
      />
      {live && hasOthers && options.thumbnails && (
        <div data-strip>
          <Suspense fallback={null}>
            <Thumbnails {...{ slide, words }} range={props.range} onGo={goTo} />
          </Suspense>
        </div>
      )}
    </dialog>
  )
}

const NO_HOSTS: readonly string[] = []

/** The dark room around everything, not what hangs in it. */
const isBackdrop = ({ target }: MouseEvent) =>
  target instanceof Element &&
  target.closest('[data-panel], figcaption, button, a, [data-counter], [data-strip]') === null
