'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState, type FormEvent } from 'react'
import { LinkResult } from './LinkResult'
import { madeLink, type MadeLink } from './made-link'
import { postToUsers } from './ask-users'
import '../dialog/dialog.css'
import './people.css'

/** Button that creates an account whose owner sets the password with a link. */
export function InviteDialog({ isMailed }: { readonly isMailed: boolean }) {
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const [state, setState] = useState<'editing' | 'sending'>('editing')
  const [problem, setProblem] = useState<string | null>(null)
  const [made, setMade] = useState<{ email: string; link: MadeLink } | null>(null)

  const open = () => {
    setMade(null)
    setProblem(null)
    dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()

  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = Object.fromEntries(new FormData(event.currentTarget))
    setState('sending')
    setProblem(null)
    const result = await postToUsers('/invite', data, madeLink)
    setState('editing')
    if ('problem' in result) return setProblem(result.problem)
    setMade({ email: String(data['email']), link: result.data })
    router.refresh()
  }

  return (
    <div className="tessera-people">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={open}>
        Invite somebody
      </Button>
      <dialog ref={dialog} className="tessera-dialog" aria-label="Invite somebody">
        <h2>Invite somebody</h2>
        {made ? (
          <>
            <LinkResult email={made.email} made={made.link} />
            <footer>
              <Button margin={false} onClick={close}>
                Close
              </Button>
            </footer>
          </>
        ) : (
          <form onSubmit={(event) => void invite(event)}>
            <p>
              {isMailed
                ? 'They get an e-mail with a link, and choose their own password.'
                : 'You get a link to give to them, with which they choose their own password. This site sends no e-mail.'}
            </p>
            <label>
              Name
              <input
                className="tessera-input"
                name="name"
                type="text"
                required
                maxLength={200}
                autoComplete="off"
              />
            </label>
            <label>
              E-mail address
              <input
                className="tessera-input"
                name="email"
                type="email"
                required
                maxLength={254}
                autoComplete="off"
              />
            </label>
            <label>
              Role
              <select className="tessera-input" name="role" defaultValue="editor">
                <option value="author">Author: writes drafts</option>
                <option value="editor">Editor: publishes, manages all content</option>
                <option value="admin">Admin: also manages users and settings</option>
              </select>
            </label>
            {problem && <p role="alert">{problem}</p>}
            <footer>
              <Button type="submit" margin={false} disabled={state === 'sending'}>
                {isMailed ? 'Send the invitation' : 'Make the link'}
              </Button>
              <Button buttonStyle="secondary" margin={false} onClick={close}>
                Cancel
              </Button>
            </footer>
          </form>
        )}
      </dialog>
    </div>
  )
}
