'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import Link from 'next/link'
import type { UIFieldClientComponent } from 'payload'
import type { TermUses as Uses } from '../../terms/find-term-uses'
import { anyAnswer, dataOf } from '../requests/ask-cms'
import { useAnswer } from '../requests/useAnswer'
import { listPath } from '../list-path'
import { describeUses } from './describe-uses'
import { MergeTerm } from './MergeTerm'
import './term-uses.css'

const usesAnswer = anyAnswer<Uses>()

/** Says what refers to the term, which a new name changes too, and merges it into another one. */
export const TermUses: UIFieldClientComponent = () => {
  const { id, hasSavePermission, isTrashed } = useDocumentInfo()
  const { routes } = useConfig().config
  const answer = useAnswer(id === undefined ? null : `${routes.api}/terms/${id}/uses`, usesAnswer)
  if (id === undefined) return null
  const uses = dataOf(answer)
  return (
    <section className="field-type tessera-term-uses" aria-label="Where it is used">
      <p className="field-label">Where it is used</p>
      {!answer && <p>Looking …</p>}
      {answer && !uses && <p>This could not be read. Reload the page to try again.</p>}
      {uses && (
        <>
          <p>{describeUses(uses)} A new name shows there as soon as it is saved.</p>
          <UseList uses={uses} term={String(id)} />
          {hasSavePermission === true && isTrashed !== true && (
            <MergeTerm id={Number(id)} uses={uses} />
          )}
        </>
      )}
    </section>
  )
}

function UseList({ uses, term }: { readonly uses: Uses; readonly term: string }) {
  const { admin } = useConfig().config.routes
  const listOf = (collection: string) => admin + listPath(collection, [['terms', 'in', term]])
  const kinds = [
    { ...uses.articles, name: 'articles', all: listOf('articles') },
    { ...uses.images, name: 'images', all: listOf('media') },
    { ...uses.galleries, name: 'galleries', all: null },
  ]
  return (
    <ul>
      {kinds.flatMap(({ shown, count, all, name }) => [
        ...shown.map(({ title, path }, index) => (
          <li key={`${path} ${index}`}>
            <Link href={`${admin}${path}`}>{title}</Link>
          </li>
        )),
        ...(all !== null && count > shown.length
          ? [
              <li key={name}>
                <Link href={all}>
                  All {count} {name}
                </Link>
              </li>,
            ]
          : []),
      ])}
    </ul>
  )
}
