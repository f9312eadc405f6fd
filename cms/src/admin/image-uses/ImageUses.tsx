'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'
import { useEffect, useState } from 'react'
import type { ImageUse } from '../../media-library/uses/find-image-uses'
import './image-uses.css'

type State = 'loading' | 'failed' | readonly ImageUse[]

/** Lists the articles, pages and galleries that show the image. */
export const ImageUses: UIFieldClientComponent = () => {
  const { id } = useDocumentInfo()
  const { routes } = useConfig().config
  const [state, setState] = useState<State>('loading')
  useEffect(() => {
    if (id === undefined) return
    const abort = new AbortController()
    fetch(`${routes.api}/media/${id}/uses`, { credentials: 'same-origin', signal: abort.signal })
      .then(async (response) => setState(response.ok ? (await response.json()).uses : 'failed'))
      .catch(() => {
        if (!abort.signal.aborted) setState('failed')
      })
    return () => abort.abort()
  }, [id, routes.api])
  if (id === undefined) return null
  return (
    <section className="field-type tessera-image-uses" aria-label="Where it is used">
      <p className="field-label">Where it is used</p>
      {state === 'loading' && <p>Looking …</p>}
      {state === 'failed' && <p>This could not be read. Reload the page to try again.</p>}
      {typeof state === 'object' && state.length === 0 && <p>Nowhere.</p>}
      {typeof state === 'object' && state.length > 0 && (
        <ul>
          {state.map(({ kind, title, path, isPublished }) => (
            <li key={`${path} ${title}`}>
              {path ? <a href={`${routes.admin}${path}`}>{title}</a> : title}{' '}
              <span>
                {kind}
                {isPublished ? '' : ', not published'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
