'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import Link from 'next/link'
import type { UIFieldClientComponent } from 'payload'
import { useEffect, useState } from 'react'
import type { TermUses as Uses } from '../../terms/find-term-uses'
import { describeUses } from './describe-uses'
import { MergeTerm } from './MergeTerm'
import './term-uses.css'

type State = 'loading' | 'failed' | Uses

/** Says what refers to the term, which a new name changes too, and merges it into another one. */
export const TermUses: UIFieldClientComponent = () => {
  const { id, hasSavePermission, isTrashed } = useDocumentInfo()
  const { routes } = useConfig().config
  const [state, setState] = useState<State>('loading')
  useEffect(() => {
    if (id === undefined) return
    const abort = new AbortController()
    fetch(`${routes.api}/terms/${id}/uses`, { credentials: 'same-origin', signal: abort.signal })
      .then(async (response) => setState(response.ok ? await response.json() : 'failed'))
      .catch(() => {
        if (!abort.signal.aborted) setState('failed')
      })
    return () => abort.abort()
  }, [id, routes.api])
  if (id === undefined) return null
  return (
    <section className="field-type tessera-term-uses" aria-label="Where it is used">
      <p className="field-label">Where it is used</p>
      {state === 'loading' && <p>Looking …</p>}
      {state === 'failed' && <p>This could not be read. Reload the page to try again.</p>}
      {typeof state === 'object' && (
        <>
          <p>{describeUses(state)} A new name shows there as soon as it is saved.</p>
          <UseList uses={state} term={String(id)} />
          {hasSavePermission === true && isTrashed !== true && (
            <MergeTerm id={Number(id)} uses={state} />
          )}
        </>
      )}
    </section>
  )
}

function UseList({ uses, term }: { readonly uses: Uses; readonly term: string }) {
  const { admin } = useConfig().config.routes
  const listOf = (collection: string) =>
    `${admin}/collections/${collection}?${new URLSearchParams({ 'where[or][0][and][0][terms][in]': term })}`
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
