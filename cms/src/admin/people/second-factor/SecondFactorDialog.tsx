'use client'

import { Button } from '@payloadcms/ui'
import { useState, type KeyboardEvent } from 'react'
import { z } from 'zod'
import { CodeField } from './CodeField'
import { enrolment, type Enrolment } from './enrolment'
import { EnrolmentSteps } from './EnrolmentSteps'
import { RecoveryCodes } from './RecoveryCodes'
import { factorState, type FactorState } from './second-factor-state'
import type { Answer } from '../../requests/ask-cms'
import { postToUsers } from '../ask-users'

export type Task = 'set-up' | 'recovery-codes' | 'remove'

const TITLES: Readonly<Record<Task, string>> = {
  'set-up': 'Set up a second factor',
  'recovery-codes': 'New recovery codes',
  remove: 'Remove the second factor',
}
const newCodes = z.object({ recoveryCodes: z.array(z.string()) })

interface Props {
  readonly task: Task
  onChange(state: FactorState): void
  onClose(): void
}

/**
 * Content of the dialog. It is inside the form of the account, and a form cannot contain another one, so it reads its fields
 * itself.
 */
export function SecondFactorDialog({ task, onChange, onClose }: Props) {
  const [started, setStarted] = useState<Enrolment | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)

  async function send<T>(
    path: string,
    body: object,
    schema: z.ZodType<T>,
    then: (data: T) => void,
  ) {
    setIsSending(true)
    setProblem(null)
    const result: Answer<T> = await postToUsers(`/second-factor${path}`, body, schema)
    setIsSending(false)
    if ('problem' in result) setProblem(result.problem)
    else then(result.data)
  }
  const finish = (state: FactorState) => {
    onChange(state)
    onClose()
  }
  function submit(body: Readonly<Record<string, string>>) {
    if (started) return send('/confirm', body, factorState, finish)
    if (task === 'set-up') return send('/start', body, enrolment, setStarted)
    if (task === 'remove') return send('/remove', body, factorState, finish)
    return send('/recovery-codes', body, newCodes, (data) => setCodes(data.recoveryCodes))
  }

  /** The browser would submit the form of the account. */
  function submitOnEnter(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (!isSending && !codes) void submit(fieldsOf(event.target))
  }

  return (
    <div className="tessera-people__dialog" data-second-factor onKeyDown={submitOnEnter}>
      <h2>{TITLES[task]}</h2>
      {codes ? (
        <>
          <p>The old ones no longer work. Keep these somewhere else than your phone.</p>
          <RecoveryCodes codes={codes} />
        </>
      ) : started ? (
        <EnrolmentSteps enrolment={started} />
      ) : (
        <>
          <label>
            Your password
            <input
              className="tessera-input"
              name="password"
              type="password"
              autoComplete="current-password"
              autoFocus
            />
          </label>
          {task !== 'set-up' && <CodeField />}
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
      <footer>
        {!codes && (
          <Button
            margin={false}
            disabled={isSending}
            onClick={(event) => void submit(fieldsOf(event.currentTarget))}
          >
            {task === 'remove' ? 'Remove it' : 'Continue'}
          </Button>
        )}
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          {codes ? 'Close' : 'Cancel'}
        </Button>
      </footer>
    </div>
  )
}

/** The values of the fields around an element of the dialog. */
function fieldsOf(element: Element): Readonly<Record<string, string>> {
  const inputs = element.closest('[data-second-factor]')?.querySelectorAll('input') ?? []
  return Object.fromEntries([...inputs].map(({ name, value }) => [name, value]))
}
