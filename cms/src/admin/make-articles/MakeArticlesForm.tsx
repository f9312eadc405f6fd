import { Button, useLocale } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import type { ArticlePlan } from '../../media-library/articles/article-plan'
import { selectionUrl } from '../alt-texts/path'
import { lacksAlt } from '../media-library/library-image'
import { sendArticles } from './article-requests'
import { ArticleRowFields } from './ArticleRowFields'
import type { Made } from './MadeArticles'
import { countOf, initialRows, shareWithTerm, toRequest, withTerm, type ArticleRow } from './rows'
import { TermChoices } from './TermChoices'

interface Props {
  readonly plan: ArticlePlan
  onClose(): void
  onMade(made: Made): void
}

/** A row for each image, with the title, date and terms of its article. */
export function MakeArticlesForm({ plan, onClose, onMade }: Props) {
  const { groups, canPublish } = plan
  const [rows, setRows] = useState(() => initialRows(plan))
  const [state, setState] = useState<'idle' | 'sending' | { readonly failure: string }>('idle')
  const form = useRef<HTMLFormElement>(null)
  const { code: locale } = useLocale()
  const kept = rows.filter(({ isLeftOut }) => !isLeftOut)
  const withoutAlt = kept.filter(({ image }) => lacksAlt(image))
  const isDisabled = state === 'sending' || kept.length === 0

  const change = (changed: ArticleRow) =>
    setRows(rows.map((row) => (row.image.id === changed.image.id ? changed : row)))
  const create = async (publish: boolean) => {
    if (!form.current?.reportValidity()) return
    setState('sending')
    const result = await sendArticles(toRequest(kept, publish), locale)
    if (typeof result === 'string') setState({ failure: result })
    else onMade({ ...result, isPublished: publish })
  }
  return (
    // No submit button: Enter in a title would create everything.
    <form ref={form} onSubmit={(event) => event.preventDefault()}>
      <header>
        <h2>Articles from {countOf(rows.length, 'image')}</h2>
        <p>
          Each image becomes the cover of an article. An article without a date gets the present
          one.
        </p>
      </header>
      {groups.length > 0 && rows.length > 1 && (
        <TermChoices
          label="Terms of all"
          groups={groups}
          shareOf={(term) => shareWithTerm(kept, term)}
          onChange={(term, isAdded) =>
            setRows(rows.map((row) => (row.isLeftOut ? row : withTerm(row, term, isAdded))))
          }
        />
      )}
      <ul aria-label="Articles">
        {rows.map((row) => (
          <ArticleRowFields key={row.image.id} row={row} groups={groups} onChange={change} />
        ))}
      </ul>
      {canPublish && withoutAlt.length > 0 && (
        <p className="tessera-make-articles__note">
          {countOf(withoutAlt.length, 'image')} without alt text cannot be published.{' '}
          <a
            href={selectionUrl(withoutAlt.map(({ image }) => image.id))}
            target="_blank"
            rel="noreferrer"
          >
            Write the alt texts in a new tab
          </a>
        </p>
      )}
      {typeof state === 'object' && <p role="alert">{state.failure}</p>}
      <footer>
        <Button margin={false} disabled={isDisabled} onClick={() => void create(false)}>
          {state === 'sending' ? 'Creating …' : `Create ${countOf(kept.length, 'draft')}`}
        </Button>
        {canPublish && (
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={isDisabled}
            onClick={() => void create(true)}
          >
            Publish {countOf(kept.length, 'article')}
          </Button>
        )}
        <Button
          buttonStyle="subtle"
          margin={false}
          disabled={state === 'sending'}
          onClick={onClose}
        >
          Cancel
        </Button>
      </footer>
    </form>
  )
}
