import { Button, useConfig, useLocale } from '@payloadcms/ui'
import Link from 'next/link'
import { useState } from 'react'
import type { CreatedArticles, UndoneArticles } from '../../media-library/articles/article-plan'
import { listPath } from '../list-path'
import { undoArticles } from './article-requests'
import { countOf } from './rows'

export interface Made extends CreatedArticles {
  readonly isPublished: boolean
}

interface Props {
  readonly made: Made
  onClose(): void
}

type State = 'made' | 'undoing' | { readonly failure: string } | UndoneArticles

/** What was made, with a link to it and one undo. */
export function MadeArticles({ made, onClose }: Props) {
  const [state, setState] = useState<State>('made')
  const { code: locale } = useLocale()
  const { admin } = useConfig().config.routes
  const { articles, isPublished } = made
  const list = listPath('articles', [['id', 'in', articles.map(({ id }) => id).join(',')]])
  const undo = async () => {
    setState('undoing')
    const result = await undoArticles(made, locale)
    setState(typeof result === 'string' ? { failure: result } : result)
  }
  const close = (
    <Button buttonStyle="secondary" margin={false} onClick={onClose}>
      Close
    </Button>
  )
  if (typeof state === 'object' && 'undone' in state)
    return (
      <div className="tessera-make-articles__result">
        <h2 key="undone" tabIndex={-1} ref={focus}>
          {countOf(state.undone, 'article')} moved to the trash
        </h2>
        {state.kept.length > 0 && (
          <>
            <p>Changed since then, so {state.kept.length === 1 ? 'it stays' : 'they stay'}:</p>
            <ul>
              {state.kept.map(({ id, title }) => (
                <li key={id}>
                  <Link href={`${admin}/collections/articles/${id}`}>{title}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <footer>{close}</footer>
      </div>
    )
  return (
    <div className="tessera-make-articles__result">
      <h2 key="made" tabIndex={-1} ref={focus}>
        {isPublished
          ? `${countOf(articles.length, 'article')} published`
          : `${countOf(articles.length, 'draft')} created`}
      </h2>
      <p>
        {isPublished
          ? 'Visitors see an article as soon as its image is ready.'
          : 'Visitors do not see them until you publish them.'}{' '}
        <Link href={admin + list}>Show them in the list</Link>
      </p>
      {typeof state === 'object' && <p role="alert">{state.failure}</p>}
      <footer>
        {close}
        <Button
          buttonStyle="subtle"
          margin={false}
          disabled={state === 'undoing'}
          onClick={() => void undo()}
        >
          {state === 'undoing' ? 'Undoing …' : 'Undo'}
        </Button>
      </footer>
    </div>
  )
}

/** Outside the component, so that React calls it once for each heading. */
const focus = (heading: HTMLHeadingElement | null) => heading?.focus()
