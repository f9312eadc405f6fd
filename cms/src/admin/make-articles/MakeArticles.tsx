'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { MAX_ARTICLES } from '../../media-library/articles/article-request'
import { PlanFailure } from '../dialog/PlanFailure'
import { usePlanDialog } from '../dialog/usePlanDialog'
import { fetchArticlePlan } from './article-requests'
import { MadeArticles, type Made } from './MadeArticles'
import { MakeArticlesForm } from './MakeArticlesForm'
import '../dialog/dialog.css'
import './make-articles.css'

interface Props {
  readonly images: readonly number[]
}

/** Button that makes an article of each image, after showing all of them in one dialog. */
export function MakeArticles({ images }: Props) {
  const { dialog, state, open, close, forget } = usePlanDialog(images, readPlan)
  const [made, setMade] = useState<Made | null>(null)
  const router = useRouter()
  const onClose = () => {
    if (!made) return
    setMade(null)
    forget()
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
        {state.status === 'failed' && <PlanFailure failure={state.failure} onClose={close} />}
        {state.status === 'editing' && !made && (
          <MakeArticlesForm plan={state.plan} onClose={close} onMade={setMade} />
        )}
        {made && <MadeArticles made={made} onClose={close} />}
      </dialog>
    </>
  )
}

const readPlan: typeof fetchArticlePlan = async (images, locale) =>
  images.length > MAX_ARTICLES
    ? `At most ${MAX_ARTICLES} images at once. ${images.length} are selected.`
    : fetchArticlePlan(images, locale)
