'use client'

import { Button, Link } from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'
import { CodeField } from '../second-factor/CodeField'
import { EnrolmentSteps } from '../second-factor/EnrolmentSteps'
import { signIn, type SignInResult } from './sign-in'

/** Asks for the password, and then for the second factor if the account has one. @param target where to go then */
export function SignInForm({ target }: { readonly target: string }) {
  const [credentials, setCredentials] = useState<object>({})
  const [result, setResult] = useState<SignInResult | null>(null)
  /** The last answer that asked for more stays while a code is refused. */
  const [asked, setAsked] = useState<Extract<SignInResult, { status: 'needs' }> | null>(null)
  const [isSending, setIsSending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = { ...credentials, ...Object.fromEntries(new FormData(event.currentTarget)) }
    setIsSending(true)
    const answer = await signIn(sent)
    setResult(answer)
    if (answer.status === 'signed-in') return location.assign(target)
    setIsSending(false)
    if (answer.status !== 'needs') return
    setCredentials(sent)
    setAsked(answer)
  }

  const problem = result?.status === 'failed' && <p role="alert">{result.message}</p>
  if (!asked)
    return (
      <form onSubmit={(event) => void submit(event)}>
        <h1>Sign in</h1>
        <label>
          E-mail address
          <input
            className="tessera-input"
            id="field-email"
            name="email"
            type="email"
            required
            autoComplete="username"
          />
        </label>
        <label>
          Password
          <input
            className="tessera-input"
            id="field-password"
            name="password"
            type="password"
            required
            autoComplete="current-password"
          />
        </label>
        {problem}
        <Link href="/admin/forgot" prefetch={false}>
          Forgot password?
        </Link>
        <Button type="submit" size="large" margin={false} disabled={isSending}>
          Login
        </Button>
      </form>
    )
  return (
    <form key={asked.need.need} onSubmit={(event) => void submit(event)}>
      <h1>Second factor</h1>
      <p>{asked.message}</p>
      {asked.need.need === 'enrolment' ? (
        <EnrolmentSteps enrolment={asked.need} />
      ) : (
        <CodeField hint="Without your phone, enter one of your recovery codes." />
      )}
      {problem}
      <Button type="submit" size="large" margin={false} disabled={isSending}>
        Continue
      </Button>
    </form>
  )
}
