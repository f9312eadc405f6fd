'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'
import type { ImageUse } from '../../media-library/uses/find-image-uses'
import { anyAnswer, dataOf } from '../requests/ask-cms'
import { useAnswer } from '../requests/useAnswer'
import './image-uses.css'

const usesAnswer = anyAnswer<{ readonly uses: readonly ImageUse[] }>()

/** Lists the articles, pages and galleries that show the image. */
export const ImageUses: UIFieldClientComponent = () => {
  const { id } = useDocumentInfo()
  const { routes } = useConfig().config
  // It is null in the drawer for several uploads.
  const isSaved = typeof id === 'number'
  const answer = useAnswer(isSaved ? `${routes.api}/media/${id}/uses` : null, usesAnswer)
  if (!isSaved) return null
  const uses = dataOf(answer)?.uses
  return (
    <section className="field-type tessera-image-uses" aria-label="Where it is used">
      <p className="field-label">Where it is used</p>
      {!answer && <p>Looking …</p>}
      {answer && !uses && <p>This could not be read. Reload the page to try again.</p>}
      {uses?.length === 0 && <p>Nowhere.</p>}
      {uses && uses.length > 0 && (
        <ul>
          {uses.map(({ kind, title, path, isPublished }) => (
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
