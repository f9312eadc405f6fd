'use client'

import { Button } from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'
import { z } from 'zod'
import { postToUsers } from '../ask-users'

const answered = z.object({ message: z.string() })

/** Asks for an address and says what the server has done. */
export function ForgotPasswordForm() {
  const [isSending, setIsSending] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { email } = Object.fromEntries(new FormData(event.currentTarget))
    setIsSending(true)
    setProblem(null)
    const result = await postToUsers('/forgot-password', { email }, answered)
    setIsSending(false)
    if ('problem' in result) setProblem(result.problem)
    else setMessage(result.data.message)
  }

  if (message !== null) return <p role="status">{message} Look into the spam folder too.</p>
  return (
    <form onSubmit={(event) => void send(event)}>
      <p>Enter the address of your account. You get an e-mail with a link.</p>
      <label>
        E-mail address
        <input
          className="tessera-input"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
        />
      </label>
      {problem && <p role="alert">{problem}</p>}
      <Button type="submit" size="large" disabled={isSending}>
        {isSending ? 'Sending …' : 'Send the link'}
      </Button>
    </form>
  )
}
