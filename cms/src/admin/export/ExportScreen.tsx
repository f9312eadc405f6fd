'use client'

import { Button, Gutter, SetStepNav } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { PublishedGallery } from '../../exports/list-galleries'
import { WORK_FORMATS } from '../../exports/work-formats'
import { describeNoAnswer, describeRequestFailure } from '../requests/request-failure'
import './export.css'

interface Props {
  readonly galleries: readonly PublishedGallery[]
  readonly languages: readonly string[]
}

type Choice = 'everything' | 'works' | 'gallery'

const FORMAT_LABELS = { csv: 'CSV', xlsx: 'Excel (XLSX)', json: 'JSON' } as const

/** Takes the content away: everything, or a table of works. */
export function ExportScreen({ galleries, languages }: Props) {
  const id = useId()
  const [choice, setChoice] = useState<Choice>('everything')
  const [format, setFormat] = useState<(typeof WORK_FORMATS)[number]>('csv')
  const [gallery, setGallery] = useState(galleries[0]?.name ?? '')
  const [filter, setFilter] = useState('')
  const [language, setLanguage] = useState(languages[0] ?? '')
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly problem: string | null }>(
    {
      ...{ isBusy: false, problem: null },
    },
  )

  async function download() {
    // The browser saves the archive as it arrives.
    if (choice === 'everything') return location.assign('/api/exports/site')
    setState({ isBusy: true, problem: null })
    const query = new URLSearchParams({ format, language })
    if (choice === 'gallery') query.set('gallery', gallery)
    if (choice === 'gallery' && filter.trim()) query.set('filter', filter.trim())
    const problem = await saveTable(`/api/exports/works?${query}`)
    setState({ isBusy: false, problem })
  }

  const choices: readonly { value: Choice; label: string; hint: string }[] = [
    {
      value: 'everything',
      label: 'Everything',
      hint: 'A ZIP archive with all documents as JSON, drafts included, and the original files. It can be imported into an empty Tessera. Accounts are not in it.',
    },
    {
      value: 'works',
      label: 'All works as a table',
      hint: 'The published articles and the images of galleries, one per row.',
    },
    {
      value: 'gallery',
      label: 'One gallery as a table',
      hint: 'What it shows, in its order, or what a filter leaves of it.',
    },
  ]

  return (
    <Gutter className="tessera-export">
      <SetStepNav nav={[{ label: 'Export' }]} />
      <h1>Export</h1>
      <p className="tessera-export__intro">
        What is yours can be taken away at any time, in formats that other programs read.
      </p>
      <fieldset>
        <legend>What</legend>
        {choices.map(({ value, label, hint }) => (
          <label key={value} className="tessera-export__choice">
            <input
              type="radio"
              name={`${id}-what`}
              checked={choice === value}
              disabled={value === 'gallery' && galleries.length === 0}
              onChange={() => setChoice(value)}
            />
            <span>
              {label}{' '}
              <small>
                {value === 'gallery' && galleries.length === 0
                  ? 'No published page has a gallery yet.'
                  : hint}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      {choice === 'gallery' && (
        <>
          <div className="tessera-export__field">
            <label htmlFor={`${id}-gallery`}>Gallery</label>
            <select
              className="tessera-input"
              id={`${id}-gallery`}
              value={gallery}
              onChange={({ target }) => setGallery(target.value)}
            >
              {galleries.map(({ name, title, page }) => (
                <option key={name} value={name}>
                  {title} ({page})
                </option>
              ))}
            </select>
          </div>
          <div className="tessera-export__field">
            <label htmlFor={`${id}-filter`}>Address of the filtered gallery (optional)</label>
            <input
              className="tessera-input"
              id={`${id}-filter`}
              value={filter}
              placeholder="https://…/?work.topic=print"
              aria-describedby={`${id}-filter-hint`}
              onChange={({ target }) => setFilter(target.value)}
            />
            <small id={`${id}-filter-hint`}>
              Filter or search the gallery on the site, then copy its address from the browser.
            </small>
          </div>
        </>
      )}
      {choice !== 'everything' && (
        <>
          <fieldset className="tessera-export__formats">
            <legend>Format</legend>
            {WORK_FORMATS.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name={`${id}-format`}
                  checked={format === each}
                  onChange={() => setFormat(each)}
                />{' '}
                {FORMAT_LABELS[each]}
              </label>
            ))}
          </fieldset>
          {languages.length > 1 && (
            <div className="tessera-export__field">
              <label htmlFor={`${id}-language`}>Language of the texts</label>
              <select
                className="tessera-input"
                id={`${id}-language`}
                value={language}
                onChange={({ target }) => setLanguage(target.value)}
              >
                {languages.map((tag) => (
                  <option key={tag}>{tag}</option>
                ))}
              </select>
            </div>
          )}
        </>
      )}
      {state.problem && (
        <p className="tessera-export__problem" role="alert">
          {state.problem}
        </p>
      )}
      <p role="status">{state.isBusy && 'The table is being written …'}</p>
      <Button disabled={state.isBusy} onClick={() => void download()}>
        Download
      </Button>
    </Gutter>
  )
}

const ADVICE = 'Try again.'

/** Asks for a table and saves it. @returns what went wrong; null if nothing */
async function saveTable(url: string): Promise<string | null> {
  const response = await fetch(url, { credentials: 'same-origin' }).catch(() => null)
  if (!response) return describeNoAnswer(ADVICE)
  if (!response.ok)
    return describeRequestFailure(response.status, await response.json().catch(() => null), ADVICE)
  const [, name = 'works'] =
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const blob = await response.blob().catch(() => null)
  if (!blob) return 'The download was interrupted. Try again.'
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = decodeURIComponent(name)
  link.click()
  URL.revokeObjectURL(link.href)
  return null
}
