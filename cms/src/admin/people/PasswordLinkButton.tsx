'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { LinkResult } from './LinkResult'
import { madeLink, type MadeLink } from './made-link'
import { postToUsers } from './ask-users'
import './people.css'

interface Props {
  readonly id: number | string
  readonly email: string
  readonly isMailed: boolean
}

/** Makes a link with which somebody sets a new password. */
export function PasswordLinkButton({ id, email, isMailed }: Props) {
  const [isRunning, setIsRunning] = useState(false)
  const [made, setMade] = useState<MadeLink | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function make() {
    setIsRunning(true)
    const result = await postToUsers(`/${id}/password-link`, {}, madeLink)
    setIsRunning(false)
    if ('problem' in result) return setProblem(result.problem)
    setProblem(null)
    setMade(result.data)
  }

  return (
    <section className="tessera-people field-type" aria-label="Link to set a password">
      <h3>Lost password</h3>
      {made ? (
        <LinkResult email={email} made={made} />
      ) : (
        <>
          <p>
            {isMailed
              ? 'Mails a link with which its owner chooses a new password.'
              : 'Makes a link with which its owner chooses a new password. This site sends no e-mail.'}
          </p>
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={isRunning}
            onClick={() => void make()}
          >
            {isMailed ? 'Mail a link' : 'Make a link'}
          </Button>
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}
