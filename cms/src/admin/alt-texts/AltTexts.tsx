'use client'

import { Gutter, SetStepNav, useConfig, useLocale } from '@payloadcms/ui'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import { MakeGallery } from '../make-gallery/MakeGallery'
import { AltTextRow, type RowStatus } from './AltTextRow'
import type { DescribedImage } from './terms/described-image'
import type { TermField } from './terms/term-text'
import { TermFields } from './terms/TermFields'
import { useTermFields } from './terms/useTermFields'
import './alt-texts.css'

interface Props {
  readonly images: readonly DescribedImage[]
  /** All filters. */
  readonly filters: readonly TermField[]
  /** Whether the user may add terms and filters. */
  readonly canAddTerms: boolean
  /** Number of images before those of this screen. */
  readonly start: number
  /** Number of images on all screens. */
  readonly total: number
  /** Ids of all selected images, also those of other screens; null without a selection. */
  readonly selection: readonly number[] | null
  /** Number of selected images that do not exist any more. */
  readonly missing: number
  /** Address of the screen before; null on the first one. */
  readonly previous: string | null
  /** Address of the next screen; null on the last one. */
  readonly next: string | null
}

/** Images one below the other, each with its text fields: type, Tab, type, Tab. */
export function AltTexts(props: Props) {
  const { images: loaded, filters, canAddTerms, start, total, selection, missing } = props
  const { previous, next } = props
  // Saved images stay on the screen when the server renders it again.
  const [images] = useState(loaded)
  const [statuses, setStatuses] = useState<ReadonlyMap<number, RowStatus>>(new Map())
  const { routes } = useConfig().config
  const { code: locale } = useLocale()
  const { fields, shown, ...terms } = useTermFields(filters)
  const library = `${routes.admin}/collections/media`
  const isPending = [...statuses.values()].includes('pending')
  const end = start + images.length
  const described = images.filter(({ id }) => statuses.get(id) === 'described').length
  useEffect(() => {
    if (!isPending) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isPending])
  return (
    <Gutter className="tessera-alt-texts">
      <SetStepNav nav={[{ label: 'Media', url: library }, { label: 'Alt texts' }]} />
      <div className="tessera-alt-texts__intro">
        <h1>Alt texts</h1>
        <p>
          Say in one sentence what each image shows, for people who do not see it. <kbd>Tab</kbd>{' '}
          goes to the next field, <kbd>Alt</kbd>+<kbd>D</kbd> marks one as decorative. Everything is
          saved as you go.
        </p>
        <p className="tessera-alt-texts__progress" role="status">
          {images.length > 0 && `${described} of ${images.length} described`}
          {images.length > 0 && missing > 0 && ` · ${missing} of the selection no longer in Media`}
          {(previous || next) && ` · images ${start + 1} to ${end} of ${total}`}
        </p>
        {images.length > 0 && (
          <TermFields
            fields={fields}
            shown={shown}
            canAdd={canAddTerms}
            locale={locale}
            onToggle={terms.toggle}
            onAdd={terms.add}
          />
        )}
      </div>
      {images.length === 0 && (
        <p>
          {selection ? 'These images are not here any more.' : 'Every image has its alt text.'}{' '}
          <Link href={library}>Back to Media</Link>
        </p>
      )}
      <ul>
        {images.map((image, index) => (
          <AltTextRow
            key={image.id}
            image={image}
            isFirst={index === 0}
            fields={fields.filter(({ id }) => shown.has(id))}
            onTerms={terms.remember}
            enqueue={terms.enqueue}
            onStatus={(status) =>
              setStatuses((before) =>
                before.get(image.id) === status ? before : new Map(before).set(image.id, status),
              )
            }
          />
        ))}
      </ul>
      {images.length > 0 && (
        <div className="tessera-alt-texts__next">
          <MakeGallery images={selection ?? images.map(({ id }) => id)} isReady={terms.settled} />
          {previous && <a href={previous}>Show the ones before</a>}
          {next && (
            <span>
              {describeRest(total - end, selection !== null)} <a href={next}>Show the next ones</a>
            </span>
          )}
          <Link href={library}>Back to Media</Link>
        </div>
      )}
    </Gutter>
  )
}

function describeRest(count: number, isSelection: boolean): string {
  if (isSelection) return count === 1 ? 'One more is selected.' : `${count} more are selected.`
  return count === 1 ? 'One more image has no alt text.' : `${count} more images have no alt text.`
}
