import type { CarouselBlock as Block } from '@tessera/content'
import { useId } from 'react'
import type { Documents } from '../layout/documents'
import { WorkTitle } from '../pages/details/WorkTitle'
import { Icon, type IconName } from './Icon'
import { Figure } from './images/Figure'
import { Image } from './images/Image'

/** The `sizes` of a slide: carousel.css has 64rem. */
const SIZES = '(min-width: 68rem) 64rem, 94vw'

/** Shows one slide at a time. The track scrolls by touch, wheel and keyboard; with script also by buttons. */
export function CarouselBlock({
  block: { title, items, autoplay },
  documents,
}: {
  readonly block: Block
  readonly documents: Documents
}) {
  const id = useId()
  const messages = documents.messages.carousel
  const slides = items.flatMap((item) => slideOf(item, documents) ?? [])
  if (slides.length === 0) return null
  return (
    <section
      className="carousel"
      data-carousel=""
      aria-roledescription={messages.carousel}
      aria-labelledby={id}
    >
      <div className="carousel-head">
        <h2 id={id}>{title}</h2>
        {slides.length > 1 && !documents.isStatic && (
          <div className="carousel-controls">
            <p data-carousel-count="" aria-live="polite" aria-atomic="true">
              <bdi>
                <span data-carousel-position="">1</span> / {slides.length}
              </bdi>
            </p>
            {autoplay && (
              <button
                type="button"
                data-carousel-play=""
                data-playing="true"
                data-play={messages.play}
                data-pause={messages.pause}
                aria-label={messages.pause}
              >
                <Icon name="pause" />
                <Icon name="play" />
              </button>
            )}
            <StepButton name="previous" label={messages.previous} />
            <StepButton name="next" label={messages.next} />
          </div>
        )}
      </div>
      {/* The keyboard must be able to scroll it. */}
      <div
        className="carousel-track"
        data-carousel-track=""
        tabIndex={0}
        role="group"
        aria-label={messages.slides}
      >
        {slides.map((slide, index) => (
          <div
            key={index}
            role="group"
            aria-roledescription={messages.slide}
            aria-label={messages.position(index + 1, slides.length)}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  )
}

function StepButton({
  name,
  label,
}: {
  readonly name: Extract<IconName, 'previous' | 'next'>
  readonly label: string
}) {
  return (
    <button type="button" aria-label={label} {...{ [`data-carousel-${name}`]: '' }}>
      <Icon name={name} />
    </button>
  )
}

/** Null when the image or article is not published. */
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
      <div className="carousel-text">
        <h3>
          <a href={href}>
            <WorkTitle title={title} lang={documents.messages.lang} />
          </a>
        </h3>
        {excerpt && <p>{excerpt}</p>}
      </div>
    </article>
  )
}
