import { Button, useConfig, useLocale } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState, type FormEvent } from 'react'
import type { GalleryPlan } from '../../media-library/gallery/gallery-plan'
import { initialValues, toRequest, type OptionValues } from './option-values'
import { GalleryOptions } from './GalleryOptions'
import { sendGallery } from './gallery-requests'

interface Props {
  readonly images: readonly number[]
  /** null until it is read; the title can be typed meanwhile. */
  readonly plan: GalleryPlan | null
  onClose(): void
  readonly onMade: (() => void) | undefined
}

/** Title and filters of a new gallery. */
export function MakeGalleryForm({ images, plan, onClose, onMade }: Props) {
  const [title, setTitle] = useState('')
  const [edited, setEdited] = useState<OptionValues | null>(null)
  const values = edited ?? (plan && initialValues(plan))
  const [state, setState] = useState<'idle' | 'sending' | { readonly failure: string }>('idle')
  const { code: locale } = useLocale()
  const { routes } = useConfig().config
  const router = useRouter()
  const id = useId()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!values) return
    if (!title.trim()) {
      setState({ failure: 'Enter a title.' })
      return
    }
    setState('sending')
    const request = { title, images: [...images], ...toRequest(values) }
    const result = await sendGallery(request, locale)
    if (typeof result === 'string') {
      setState({ failure: result })
      return
    }
    onClose()
    onMade?.()
    router.push(`${routes.admin}/collections/pages/${result.id}`)
  }
  const buttonLabel = !plan
    ? 'Reading the terms …'
    : state === 'sending'
      ? 'Making the page …'
      : 'Make the page'
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
      {plan && values && <GalleryOptions {...{ plan, images, values }} onChange={setEdited} />}
      {typeof state === 'object' && <p role="alert">{state.failure}</p>}
      <footer>
        <Button type="submit" margin={false} disabled={!plan || state === 'sending'}>
          {buttonLabel}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          Cancel
        </Button>
      </footer>
    </form>
  )
}
