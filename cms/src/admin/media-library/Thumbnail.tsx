import { useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { lacksAlt, srcSet, type LibraryImage } from './library-image'

interface Props {
  readonly image: LibraryImage
  /** Whether visitors see it. */
  readonly isLive: boolean
  /** Form of the image; null in a drawer. */
  readonly href: string | null
  readonly isSelected: boolean
  /** Whether a click picks the image for a field, instead of selecting it. */
  readonly picksOne: boolean
  /** Tab stops at one thumbnail; the arrow keys reach the others. */
  readonly isTabStop: boolean
  onSelect(extend: boolean): void
}

/** One image with its name. */
export function Thumbnail({ image, isLive, isSelected, picksOne, ...props }: Props) {
  const { href, isTabStop, onSelect } = props
  const { i18n } = useTranslation()
  const { name, filename, variants } = image
  const origin = [image.creator, image.date && toDay(image.date, i18n.language)]
    .filter(Boolean)
    .join(' · ')
  const marks = [...(image.error ? ['Not ready'] : []), ...(lacksAlt(image) ? ['No alt text'] : [])]
  const label = [
    name,
    ...(isLive ? ['live'] : []),
    ...marks.map((mark) => mark.toLowerCase()),
  ].join(', ')
  const state = picksOne
    ? { 'data-pick': '', 'aria-label': `Choose ${label}` }
    : ({ role: 'checkbox', 'aria-checked': isSelected, 'aria-label': label } as const)
  return (
    <li className="tessera-thumbnail" data-selected={isSelected || undefined}>
      <button
        type="button"
        {...state}
        className="tessera-thumbnail__image"
        tabIndex={isTabStop ? 0 : -1}
        onClick={(event) => onSelect(event.shiftKey)}
      >
        {variants[0] && (
          <img
            src={variants[0].url}
            srcSet={srcSet(image)}
            sizes="auto, 260px"
            alt=""
            loading="lazy"
            draggable={false}
          />
        )}
        {!picksOne && <span className="tessera-thumbnail__check" aria-hidden="true" />}
        {isLive && <span className="tessera-thumbnail__live">Live</span>}
        {marks.length > 0 && <span className="tessera-thumbnail__mark">{marks.join(' · ')}</span>}
      </button>
      {href ? (
        <Link className="tessera-thumbnail__name" href={href} prefetch={false}>
          {name}
        </Link>
      ) : (
        <button
          type="button"
          className="tessera-thumbnail__name"
          // The image above is the control for the keyboard.
          tabIndex={-1}
          onClick={() => onSelect(false)}
        >
          {name}
        </button>
      )}
      {filename !== name && <span className="tessera-thumbnail__file">{filename}</span>}
      {origin && <span className="tessera-thumbnail__file">{origin}</span>}
    </li>
  )
}

/** In UTC: the file has the time of the camera's own clock. */
const toDay = (iso: string, language: string) =>
  new Date(iso).toLocaleDateString(language === 'en' ? 'en-GB' : language, {
    ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  })
