'use client'

import { Button, Link, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { removeDemo, type KeptDocument } from './remove-demo'

interface Props {
  /** Documents of the demo. */
  readonly count: number
  /** Id of the heading that gets the focus when this card disappears. */
  readonly titleId: string
}

/** Removes the demo content after a question. Names what others use, and so was kept. */
export function RemoveDemo({ count, titleId }: Props) {
  const { routes } = useConfig().config
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isRunning, setIsRunning] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [kept, setKept] = useState<readonly KeptDocument[]>([])

  async function remove() {
    if (isRunning) return
    setIsRunning(true)
    setError(null)
    const result = await removeDemo(routes.api)
    setIsRunning(false)
    if ('problem' in result) return setError(result.problem)
    const { kept } = result.data
    setKept(kept)
    dialog.current?.close()
    if (kept.length === 0) document.getElementById(titleId)?.focus()
    router.refresh()
  }

  return (
    <section className="tessera-dashboard__section tessera-remove-demo">
      <h2>Demo content</h2>
      <p>
        The site contains a demo: {count} documents of an invented print studio. Remove it when you
        have seen enough.
      </p>
      {kept.length > 0 && (
        <>
          <p role="alert">
            These could not be removed, because your own content uses them. Remove them there, and
            try again:
          </p>
          <ul>
            {kept.map(({ collection, id, reason }) => (
              <li key={`${collection} ${id}`}>
                <Link href={`${routes.admin}/collections/${collection}/${id}`}>
                  {collection} {id}
                </Link>
                : {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      <Button buttonStyle="secondary" onClick={() => dialog.current?.showModal()}>
        Remove the demo content
      </Button>
      <dialog ref={dialog} aria-labelledby="tessera-remove-demo" onCancel={() => setError(null)}>
        <h2 id="tessera-remove-demo">Remove the demo content?</h2>
        <p>
          Its articles, pages, images and filters are deleted, and its name, menu and footer if
          nobody changed them. What you made yourself stays.
        </p>
        {error && <p role="alert">{error}</p>}
        <div className="tessera-remove-demo__buttons">
          {/* Stays enabled while removing: a disabled button would lose the focus. */}
          <Button onClick={() => void remove()}>{isRunning ? 'Removing …' : 'Remove'}</Button>
          <Button
            buttonStyle="secondary"
            disabled={isRunning}
            onClick={() => dialog.current?.close()}
          >
            Cancel
          </Button>
        </div>
      </dialog>
    </section>
  )
}
