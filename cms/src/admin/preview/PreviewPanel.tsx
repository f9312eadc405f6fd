'use client'

import { useAuth, useDocumentInfo, useLocale, useTheme } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { ChoiceButtons } from './ChoiceButtons'
import { setCovering } from './covering'
import { COLOR_SCHEMES, type ColorScheme } from './frame'
import { ShareLinks } from './links/ShareLinks'
import { PreviewFrame } from './PreviewFrame'
import './preview.css'
import { SearchResult } from './search-result/SearchResult'
import { usePreviewFrames } from './usePreviewFrames'
import { useShownPreview } from './useShownPreview'

/** px. */
const WIDTHS = { Phone: 390, Tablet: 834, Desktop: 1280 } as const
type Device = keyof typeof WIDTHS
const DEVICES: readonly Device[] = ['Phone', 'Tablet', 'Desktop']

/** What the panel shows. */
const VIEWS = ['Page', 'Search result'] as const
type View = (typeof VIEWS)[number]

const SCHEME_LABELS = { light: 'Light', dark: 'Dark' } as const

/** Beside the form: the draft as visitors will see it. */
export function PreviewPanel() {
  const { id, collectionSlug: collection } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { theme } = useTheme()
  const { user } = useAuth()
  const { isShown, isDecided, hide } = useShownPreview()
  const [view, setView] = useState<View>('Page')
  const [device, setDevice] = useState<Device>('Phone')
  const [selectedScheme, setColorScheme] = useState<ColorScheme | null>(null)
  const colorScheme = selectedScheme ?? (theme === 'dark' ? 'dark' : 'light')
  const document = id === undefined || !collection ? null : { collection, id }
  const preview = usePreviewFrames({
    document,
    ...{ locale, colorScheme, isOpen: isShown },
  })
  // The next document starts with its form.
  useEffect(() => () => setCovering(false), [])
  return (
    <section
      className="tessera-live-preview"
      aria-label="Preview"
      hidden={!isShown}
      data-decided={isDecided || undefined}
    >
      <div className="tessera-live-preview__bar">
        <ChoiceButtons<View>
          label="View"
          choices={VIEWS.map((value) => ({ value, label: value }))}
          value={view}
          onChange={setView}
        />
        {view === 'Page' && (
          <>
            <ChoiceButtons<Device>
              label="Width"
              choices={DEVICES.map((value) => ({ value, label: value }))}
              value={device}
              onChange={setDevice}
            />
            <ChoiceButtons<ColorScheme>
              label="Colours"
              choices={COLOR_SCHEMES.map((value) => ({ value, label: SCHEME_LABELS[value] }))}
              value={colorScheme}
              onChange={setColorScheme}
            />
          </>
        )}
        <p role="status" data-status={preview.status}>
          {STATUS[preview.status]}
        </p>
        {document && user?.['role'] !== 'author' && (
          <ShareLinks document={document} locale={locale} />
        )}
        {preview.address && (
          <a href={preview.address} target="_blank" rel="noreferrer">
            Open in a tab
          </a>
        )}
        <button type="button" onClick={hide}>
          Close
        </button>
      </div>
      {view === 'Search result' && preview.metadata && <SearchResult metadata={preview.metadata} />}
      <PreviewFrame
        width={WIDTHS[device]}
        frames={preview.frames}
        front={preview.front}
        isHidden={view !== 'Page'}
      />
    </section>
  )
}

const STATUS = {
  loading: 'Loading …',
  shown: '',
  failed: 'The preview cannot be shown: the server does not answer. The next save tries again.',
} as const
