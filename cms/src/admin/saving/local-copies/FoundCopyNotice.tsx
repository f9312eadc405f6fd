import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { useFoundCopy } from './useFoundCopy'

/** Offers unsaved changes of a tab that was closed or has crashed. */
export function FoundCopyNotice() {
  const found = useFoundCopy()
  const [isRestoring, setIsRestoring] = useState(false)
  if (!found) return null
  const restore = async () => {
    setIsRestoring(true)
    await found.restore()
    setIsRestoring(false)
  }
  return (
    <section className="tessera-found-copy" aria-label="Unsaved changes">
      <p role="status">Unsaved changes of {formatTime(found.at)} were found.</p>
      <div>
        <Button size="small" margin={false} disabled={isRestoring} onClick={() => void restore()}>
          Restore
        </Button>
        <Button size="small" margin={false} buttonStyle="secondary" onClick={found.discard}>
          Discard
        </Button>
      </div>
    </section>
  )
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
