import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { useFoundCopy } from './useFoundCopy'

/** Offers unsaved changes of tabs that were closed or have crashed. */
export function FoundCopyNotice({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const found = useFoundCopy(isUnsaved)
  const [isRestoring, setIsRestoring] = useState(false)
  if (!found) return null
  const restore = async () => {
    setIsRestoring(true)
    await found.restore()
    setIsRestoring(false)
  }
  // The second click of a double click would discard the next copy before anybody has seen it.
  const discard = ({ detail }: { readonly detail: number }) => {
    if (detail < 2) found.discard()
  }
  return (
    <section className="tessera-found-copy" aria-label="Unsaved changes">
      <p role="status">
        Unsaved changes of {formatTime(found.at)} were found{describeOlder(found.older)}.
      </p>
      <div>
        <Button size="small" margin={false} disabled={isRestoring} onClick={() => void restore()}>
          Restore
        </Button>
        <Button size="small" margin={false} buttonStyle="secondary" onClick={discard}>
          Discard
        </Button>
      </div>
    </section>
  )
}

function describeOlder(copies: number): string {
  if (copies === 0) return ''
  return copies === 1 ? ', and 1 older copy' : `, and ${copies} older copies`
}

/** The time of today, otherwise also the date. */
function formatTime(at: number): string {
  const date = new Date(at)
  const isToday = date.toDateString() === new Date().toDateString()
  return date.toLocaleString([], {
    ...(isToday ? {} : { day: 'numeric', month: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
  })
}
