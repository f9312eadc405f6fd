'use client'

import { Button, useLocale } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { ArticlePlan } from '../../media-library/articles/article-plan'
import { MAX_ARTICLES } from '../../media-library/articles/article-request'
import { fetchArticlePlan } from './article-requests'
import { MadeArticles, type Made } from './MadeArticles'
import { MakeArticlesForm } from './MakeArticlesForm'
import '../dialog/dialog.css'
import './make-articles.css'

interface Props {
  readonly images: readonly number[]
}

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: string }
  | { readonly status: 'editing'; readonly plan: ArticlePlan }
  | { readonly status: 'made'; readonly made: Made }

/** Button that makes an article of each image, after showing all of them in one dialog. */
export function MakeArticles({ images }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [state, setState] = useState<State>({ status: 'loading' })
  /** The images and the language of the state. A dialog that was closed opens again with what was typed. */
  const shown = useRef('')
  const { code: locale } = useLocale()
  const router = useRouter()
  const open = async () => {
    dialog.current?.showModal()
    const key = `${locale} ${images.join()}`
    if (shown.current === key && state.status !== 'failed') return
    shown.current = key
    if (images.length > MAX_ARTICLES) {
      const failure = `At most ${MAX_ARTICLES} images at once. ${images.length} are selected.`
      setState({ status: 'failed', failure })
      return
    }
    setState({ status: 'loading' })
    const result = await fetchArticlePlan(images, locale)
    if (shown.current !== key) return
    if (typeof result === 'string') setState({ status: 'failed', failure: result })
    else setState({ status: 'editing', plan: result })
  }
  const close = () => dialog.current?.close()
  const onClose = () => {
    if (state.status !== 'made') return
    shown.current = ''
    setState({ status: 'loading' })
    // The images may be used now.
    router.refresh()
  }
  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void open()}>
        Make articles
      </Button>
      <dialog
        ref={dialog}
        className="tessera-dialog tessera-make-articles"
        aria-label="Make articles"
        onClose={onClose}
      >
        {state.status === 'loading' && <p>Reading the images …</p>}
        {state.status === 'failed' && (
          <>
            <p role="alert">{state.failure}</p>
            <Button buttonStyle="secondary" margin={false} onClick={close}>
              Close
            </Button>
          </>
        )}
        {state.status === 'editing' && (
          <MakeArticlesForm
            plan={state.plan}
            onClose={close}
            onMade={(made) => setState({ status: 'made', made })}
          />
        )}
        {state.status === 'made' && <MadeArticles made={state.made} onClose={close} />}
      </dialog>
    </>
  )
}
