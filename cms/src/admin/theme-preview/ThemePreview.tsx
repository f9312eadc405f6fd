'use client'

import { toReactStyle, toThemeProperties, type Theme } from '@tessera/content'
import { useFormFields } from '@payloadcms/ui'
import '@fontsource-variable/bricolage-grotesque/wght.css'
import '@fontsource-variable/fraunces/wght.css'
import '@fontsource-variable/hanken-grotesk/wght.css'
import '@fontsource-variable/instrument-sans/wght.css'
import '@fontsource-variable/literata/wght.css'
import '@fontsource-variable/newsreader/wght.css'
import { themeInForm } from './theme-in-form'
import { fontProperties } from './font-properties'
import './theme-preview.css'

/** Sample page in the theme of the form, light and dark. */
export function ThemePreview() {
  const values = useFormFields(([fields]) =>
    JSON.stringify(
      Object.fromEntries(Object.entries(fields).map(([path, { value }]) => [path, value])),
    ),
  )
  const theme = themeInForm(JSON.parse(values))
  if (theme === null) return null
  if (theme === undefined)
    return <p role="status">The preview is shown when all colours have enough contrast.</p>
  const schemes = theme.colorScheme === 'auto' ? (['light', 'dark'] as const) : [theme.colorScheme]
  return (
    <div className="theme-preview" role="group" aria-label="Preview">
      {schemes.map((scheme) => (
        <Sample key={scheme} theme={theme} scheme={scheme} />
      ))}
    </div>
  )
}

function Sample({ theme, scheme }: { readonly theme: Theme; readonly scheme: 'light' | 'dark' }) {
  return (
    <div
      className="theme-preview__page"
      style={{
        ...toReactStyle({ ...toThemeProperties(theme), ...fontProperties(theme) }),
        colorScheme: scheme,
      }}
    >
      <p className="theme-preview__muted">Print · 2024</p>
      <p className="theme-preview__title">Harbour at dusk</p>
      <p>
        Eight blocks, five inks and <a href="#preview">a winter of proofs</a>; the tenth pull was
        the one we kept.
      </p>
      <div className="theme-preview__tiles">
        {[0, 1, 2, 3].map((tone) => (
          <span key={tone} style={{ background: `var(--tessera-text-cover-${tone})` }}>
            Aa
          </span>
        ))}
      </div>
    </div>
  )
}
