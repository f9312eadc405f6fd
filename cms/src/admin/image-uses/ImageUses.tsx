'use client'

import { useConfig } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'
import type { ImageUse } from '../../media-library/uses/find-image-uses'
import { anyAnswer, dataOf } from '../requests/ask-cms'
import { useAnswer } from '../requests/useAnswer'
import { useSavedId } from '../useSavedId'
import './image-uses.css'

const usesAnswer = anyAnswer<{ readonly uses: readonly ImageUse[] }>()

/** Lists the articles, pages and galleries that show the image. */
export const ImageUses: UIFieldClientComponent = () => {
  const id = useSavedId()
  const { routes } = useConfig().config
  const answer = useAnswer(id === null ? null : `${routes.api}/media/${id}/uses`, usesAnswer)
  if (id === null) return null
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
