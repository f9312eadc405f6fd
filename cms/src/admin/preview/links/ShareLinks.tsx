import { Button, toast, useConfig } from '@payloadcms/ui'
import { useId, useRef, useState, type ToggleEvent } from 'react'
import type { PreviewedDocument } from '../preview-token'
import { createLink, readLinks, revokeLink, VALIDITY, type PreviewLink } from './preview-links'
import './share-links.css'

interface Props {
  readonly document: PreviewedDocument
  readonly locale: string
}

/** Links to the draft for people without an account: made, copied and revoked. */
export function ShareLinks({ document, locale }: Props) {
  const id = useId()
  const { api } = useConfig().config.routes
  const [links, setLinks] = useState<readonly PreviewLink[]>([])
  const validity = useRef<HTMLSelectElement>(null)
  const [days, setDays] = useState<number>(VALIDITY['One week'])
  const reference = { ...document, api, locale }
  const run = async (change: ReturnType<typeof readLinks>) => {
    const answer = await change
    if ('problem' in answer) toast.error(answer.problem)
    else setLinks(answer.data.links)
  }
  const load = ({ newState }: ToggleEvent) => {
    if (newState !== 'open') return
    validity.current?.focus()
    void run(readLinks(reference))
  }
  const revoke = async (link: number) => {
    // The pressed button disappears with its link; Escape closes the dialog only while it has the focus.
    validity.current?.focus()
    await run(revokeLink(reference, link))
  }
  return (
    <>
      <button type="button" popoverTarget={`${id}-links`}>
        Share …
      </button>
      <div
        id={`${id}-links`}
        popover="auto"
        role="dialog"
        aria-label="Links to this draft"
        className="tessera-share"
        onToggle={load}
      >
        <p>Whoever has a link sees this draft as it is then, without an account.</p>
        <div className="tessera-share__new">
          <label htmlFor={`${id}-days`}>Valid for</label>
          <select
            ref={validity}
            className="tessera-input"
            id={`${id}-days`}
            value={days}
            onChange={(event) => setDays(Number(event.target.value))}
          >
            {Object.entries(VALIDITY).map(([label, value]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Button size="small" margin={false} onClick={() => void run(createLink(reference, days))}>
            Make a link
          </Button>
        </div>
        <ul>
          {links.map((link) => (
            <SharedLink key={link.id} link={link} onRevoke={() => void revoke(link.id)} />
          ))}
        </ul>
      </div>
    </>
  )
}

function SharedLink({ link, onRevoke }: { readonly link: PreviewLink; onRevoke(): void }) {
  const url = location.origin + link.path
  const until = new Date(link.expires).toLocaleString([], {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    toast.success('The link is copied.')
  }
  return (
    <li>
      <input
        className="tessera-input"
        type="text"
        readOnly
        value={url}
        aria-label={`Link until ${until}`}
        onFocus={(event) => event.target.select()}
      />
      {/* Browsers offer the clipboard on https and localhost only. */}
      {navigator.clipboard && (
        <Button size="small" buttonStyle="secondary" margin={false} onClick={() => void copy()}>
          Copy
        </Button>
      )}
      <Button size="small" buttonStyle="secondary" margin={false} onClick={onRevoke}>
        Revoke
      </Button>
      <small>
        Until {until}
        {link.createdBy ? `, by ${link.createdBy}` : ''}
      </small>
    </li>
  )
}
