import type { CarouselBlock as Block } from '@tessera/content'
import { useId } from 'react'
import type { Documents } from '../../pages/chrome'
import { Figure } from '../Figure'
import { Image } from '../Image'
import { TurnIcon, type TurnIconName } from './TurnIcon'

/** A slide is as wide as a text with its images, and a phone's width. */
const SIZES = '(min-width: 68rem) 64rem, 94vw'

/** One slide at a time: a strip that is scrolled by finger, wheel and keys, and with script by buttons too. */
export function CarouselBlock({
  block: { title, items, autoplay },
  documents,
}: {
  readonly block: Block
  readonly documents: Documents
}) {
  const id = useId()
  const words = documents.words.carousel
  const slides = items.flatMap((item) => slideOf(item, documents) ?? [])
  if (slides.length === 0) return null
  return (
    <section
      className="carousel"
      data-carousel=""
      aria-roledescription={words.carousel}
      aria-labelledby={id}
    >
      <div className="carousel-head">
        <h2 id={id}>{title}</h2>
        {slides.length > 1 && !documents.isPlain && (
          <div className="carousel-controls">
            <p data-carousel-count="" aria-live="polite" aria-atomic="true">
              <span data-carousel-position="">1</span> / {slides.length}
            </p>
            {autoplay && (
              <button
                type="button"
                data-carousel-play=""
                data-playing="true"
                data-play={words.play}
                data-pause={words.pause}
                aria-label={words.pause}
              >
                <TurnIcon name="pause" />
                <TurnIcon name="play" />
              </button>
            )}
            <Turn name="previous" label={words.previous} />
            <Turn name="next" label={words.next} />
          </div>
        )}
      </div>
      {/* It scrolls: keys must reach it. */}
      <div
        className="carousel-track"
        data-carousel-track=""
        tabIndex={0}
        role="group"
        aria-label={words.slides}
      >
        {slides.map((slide, index) => (
          <div
            key={index}
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.position(index + 1, slides.length)}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  )
}

function Turn({
  name,
  label,
}: {
  readonly name: Extract<TurnIconName, 'previous' | 'next'>
  readonly label: string
}) {
  return (
    <button type="button" aria-label={label} {...{ [`data-carousel-${name}`]: '' }}>
      <TurnIcon name={name} />
    </button>
  )
}

/** Null for what is not published. */
function slideOf(item: Block['items'][number], documents: Documents) {
  if ('media' in item) {
    const media = documents.mediaOf(item.media)
    return media ? <Figure media={media} sizes={SIZES} /> : null
  }
  const teaser = documents.teaserOf(item.article)
  if (!teaser) return null
  const { title, href, excerpt, cover } = teaser
  return (
    <article>
      {cover && <Image media={{ ...cover, decorative: true }} sizes={SIZES} priority={false} />}
      <div className="carousel-words">
        <h3>
          <a href={href}>{title}</a>
        </h3>
        {excerpt && <p>{excerpt}</p>}
      </div>
    </article>
  )
}
