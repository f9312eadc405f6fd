import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { LightboxLabels } from '../../../core/lightbox/labels'
import type { LightboxOptions, Slide } from '../../../core/types'
import { TitleText } from '../../static/tiles/title/TitleText'
import { Control } from '../shell/Control'
import { CloseIcon } from '../shell/icons'
import { DetailsActions } from './DetailsActions'
import { showDetails, type DetailsMemory } from './show-details'
import { toggleDetails } from './toggle-details'
import type { DetailsVisibility } from './useDetails'

export interface DetailsPanelProps {
  /** Id of the element. */
  readonly id: string
  readonly slide: Slide
  /** The rendered facts of the first slide, where a server renders them. */
  readonly details: ReactNode
  readonly labels: LightboxLabels
  readonly options: LightboxOptions
  /** Null without script. */
  readonly visibility: DetailsVisibility | null
  /** Whether the image is loaded: only then the facts are. */
  readonly isReady: boolean
}

/** Longer titles are set smaller, in characters. */
const LONG_TITLE = 80

/** React leaves the children of such an element alone: the server's markup survives hydration. */
const KEEP_MARKUP = { __html: '' }

/** Title and facts of the slide's work: beside the image in wide windows, else a sheet that covers it. */
export function DetailsPanel(props: DetailsPanelProps) {
  const { id, slide, details, labels, options, visibility, isReady } = props
  const { tile, after } = slide
  const { caption = null, camera } = tile.image ?? {}
  const panel = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [memory] = useState<DetailsMemory>(() => ({ shownHref: null, cache: new Map() }))
  const isScripted = visibility !== null
  const nextHref = after[0]?.href ?? null

  useEffect(() => {
    const { current: element } = body
    if (isScripted && isReady && element) {
      return showDetails(element, memory, { href: tile.href, nextHref })
    }
  }, [isScripted, isReady, memory, tile.href, nextHref])

  const heading = `${id}-title`
  return (
    <section data-details-panel id={id} aria-labelledby={heading} tabIndex={-1} ref={panel}>
      <header>
        <h2 id={heading} data-long={tile.title.length > LONG_TITLE ? '' : undefined}>
          <TitleText tile={tile} />
        </h2>
        <Control
          name="hide-details"
          label={labels.hideDetails}
          href="#"
          onClick={visibility ? () => toggleDetails(visibility) : undefined}
        >
          <CloseIcon />
        </Control>
      </header>
      {caption !== null && caption !== tile.title && <p data-details-caption>{caption}</p>}
      {camera && <p data-camera>{camera}</p>}
      {details ? (
        <div data-details-body ref={body}>
          {details}
        </div>
      ) : (
        <div
          data-details-body
          ref={body}
          dangerouslySetInnerHTML={KEEP_MARKUP}
          suppressHydrationWarning
        />
      )}
      <p data-details-links>
        <a href={tile.href}>{tile.kind === 'image' ? labels.openPage : labels.openArticle}</a>
        {visibility && <DetailsActions {...{ panel, tile, labels, options, visibility }} />}
      </p>
    </section>
  )
}
