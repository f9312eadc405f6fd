'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { MadeLink } from './made-link'

/** Says that a link was mailed, or shows it for copying. */
export function LinkResult({ email, made }: { readonly email: string; readonly made: MadeLink }) {
  const [isCopied, setIsCopied] = useState(false)
  const { isMailed, link, problem, validHours } = made
  if (isMailed || link === undefined)
    return (
      <p role="status">
        A link was mailed to {email}. It works once, within {validHours} hours.
      </p>
    )
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setIsCopied(true)
  }
  return (
    <div className="tessera-people__link" role="status">
      <p>
        {problem} Give this link to {email}. It sets a password once, within {validHours} hours.
      </p>
      <input
        className="tessera-input"
        type="text"
        readOnly
        aria-label="Link to set a password"
        value={link}
        onFocus={(event) => event.target.select()}
      />
      {/* Browsers allow copying on https and on the machine itself only. */}
      {globalThis.isSecureContext && (
        <Button buttonStyle="secondary" margin={false} size="small" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy the link'}
        </Button>
      )}
    </div>
  )
}
