import { Button, useConfig, useLocale } from '@payloadcms/ui'
import Link from 'next/link'
import { usePathname, useRouter } from 'next/navigation'
import { useId, useState, type FormEvent } from 'react'
import type { GalleryPlan } from '../../media-library/gallery/gallery-plan'
import { ALT_TEXTS_PATH, selectionUrl } from '../alt-texts/path'
import { filterOptions, initialChoices, toKeywords } from './filter-choice'
import { sendGallery } from './gallery-requests'
import { KeywordChoices } from './KeywordChoices'

interface Props {
  readonly images: readonly number[]
  readonly plan: GalleryPlan
  onClose(): void
  readonly onMade: (() => void) | undefined
}

/** Title and filters of a new gallery. */
export function MakeGalleryForm({ images, plan, onClose, onMade }: Props) {
  const [title, setTitle] = useState('')
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const [choices, setChoices] = useState(() => initialChoices(plan))
  const [ownName, setOwnName] = useState('')
  const [isFrontPage, setFrontPage] = useState(!plan.hasFrontPage)
  const [state, setState] = useState<'idle' | 'sending' | { readonly failure: string }>('idle')
  const { code: locale } = useLocale()
  const { routes } = useConfig().config
  const router = useRouter()
  const isDescribing = usePathname() === ALT_TEXTS_PATH
  const id = useId()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!title.trim()) {
      setState({ failure: 'Enter a title.' })
      return
    }
    setState('sending')
    const groups = plan.groups.map((group) => group.id).filter((group) => !leftOut.has(group))
    const keywords = toKeywords(choices)
    const request = { title, images: [...images], isFrontPage, groups, keywords }
    const result = await sendGallery(request, locale)
    if (typeof result === 'string') {
      setState({ failure: result })
      return
    }
    onClose()
    onMade?.()
    router.push(`${routes.admin}/collections/pages/${result.id}`)
  }
  const count = images.length === 1 ? '1 image' : `${images.length} images`
  return (
    <form onSubmit={(event) => void submit(event)}>
      <h2>Make a gallery of {count}</h2>
      <p>This makes a page that visitors do not see until you publish it.</p>
      <div className="tessera-make-gallery__title">
        <label htmlFor={id}>Title</label>
        <input
          className="tessera-input"
          id={id}
          type="text"
          required
          maxLength={200}
          // The one field that has to be filled in.
          autoFocus
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </div>
      {!plan.hasFrontPage && (
        <label className="tessera-make-gallery__front">
          <input
            type="checkbox"
            checked={isFrontPage}
            onChange={() => setFrontPage(!isFrontPage)}
          />
          <span>
            Front page <em>Visitors see it first. The site has none yet.</em>
          </span>
        </label>
      )}
      {plan.groups.length > 0 && (
        <fieldset>
          <legend>Filters for visitors</legend>
          {plan.groups.map((group) => (
            <label key={group.id}>
              <input
                type="checkbox"
                checked={!leftOut.has(group.id)}
                onChange={() => setLeftOut(toggle(leftOut, group.id))}
              />
              <span>
                {group.label}: <em>{group.terms.join(', ')}</em>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {plan.keywords.length > 0 && (
        <KeywordChoices
          keywords={plan.keywords}
          options={filterOptions(plan, ownName)}
          choices={choices}
          onChoose={(keyword, choice) => setChoices(new Map(choices).set(keyword, choice))}
          ownName={ownName}
          onOwnName={setOwnName}
        />
      )}
      {plan.withoutAlt > 0 && (
        <p className="tessera-make-gallery__note">
          {plan.withoutAlt === 1 ? '1 image has' : `${plan.withoutAlt} images have`} no alt text;
          visitors see {plan.withoutAlt === 1 ? 'it' : 'them'} as soon as there is one.{' '}
          {!isDescribing && <Link href={selectionUrl(images)}>Write the alt texts first</Link>}
        </p>
      )}
      {typeof state === 'object' && <p role="alert">{state.failure}</p>}
      <footer>
        <Button type="submit" margin={false} disabled={state === 'sending'}>
          {state === 'sending' ? 'Making the page …' : 'Make the page'}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          Cancel
        </Button>
      </footer>
    </form>
  )
}

function toggle(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const toggled = new Set(ids)
  if (!toggled.delete(id)) toggled.add(id)
  return toggled
}
