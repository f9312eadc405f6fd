'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { LocalTime } from '../dashboard/LocalTime'
import type { Answer } from '../requests/ask-cms'
import { postToUsers, readFromUsers } from './ask-users'
import './people.css'

const sessionList = z.object({
  sessions: z.array(
    z.object({
      id: z.number(),
      device: z.string().nullish(),
      address: z.string().nullish(),
      createdAt: z.string(),
      lastUsedAt: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
})
type SessionList = z.infer<typeof sessionList>

/** Where an account is signed in, with buttons that end it. */
export function Sessions({ user, isOwn }: { readonly user: number; readonly isOwn: boolean }) {
  const [result, setResult] = useState<Answer<SessionList> | null>(null)
  const [isRunning, setIsRunning] = useState(false)

  useEffect(() => {
    const abort = new AbortController()
    void readSessions(user, abort.signal).then((list) => {
      if (!abort.signal.aborted) setResult(list)
    })
    return () => abort.abort()
  }, [user])

  const end = async (session?: number) => {
    setIsRunning(true)
    setResult(await postToUsers('/sessions/end', { user, session }, sessionList))
    setIsRunning(false)
  }
  const sessions = result && 'data' in result ? result.data.sessions : []
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <section className="tessera-people field-type" aria-label="Sessions">
      <h3>Signed in on</h3>
      {result && 'problem' in result && <p role="alert">{result.problem}</p>}
      {result && 'data' in result && sessions.length === 0 && <p>Nowhere.</p>}
      <ul className="tessera-people__sessions">
        {sessions.map(({ id, device, address, lastUsedAt, isCurrent }) => (
          <li key={id}>
            <span>
              <strong>{device}</strong> {isCurrent && <em>this one</em>}
              <small>
                {address ?? 'This network'} · last used <LocalTime iso={lastUsedAt} />
              </small>
            </span>
            {!isCurrent && (
              <Button
                aria-label={`Sign out ${device}`}
                buttonStyle="secondary"
                size="small"
                margin={false}
                disabled={isRunning}
                onClick={() => void end(id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isRunning}
          onClick={() => void end()}
        >
          {isOwn ? 'Sign out all others' : 'Sign out all'}
        </Button>
      )}
    </section>
  )
}

const readSessions = (user: number, signal: AbortSignal) =>
  readFromUsers(`/sessions?user=${user}`, sessionList, signal)
