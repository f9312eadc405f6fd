'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { LocalTime } from '../../dashboard/LocalTime'
import { factorState } from './second-factor-state'
import { postToUsers } from '../ask-users'
import { useFactorState } from './useFactorState'
import '../people.css'

/** Shows whether somebody has a second factor, and removes it when they have lost it. */
export function SecondFactorOfOther({ user }: { readonly user: number }) {
  const { state, setState, problem, setProblem } = useFactorState(`/${user}/second-factor`)
  const [isAsking, setIsAsking] = useState(false)

  async function remove() {
    const result = await postToUsers(`/${user}/second-factor/reset`, {}, factorState)
    setIsAsking(false)
    if ('data' in result) setState(result.data)
    else setProblem(result.problem)
  }

  return (
    <section className="tessera-people field-type" aria-label="Second factor">
      <h3>Second factor</h3>
      {problem && <p role="alert">{problem}</p>}
      {state?.since == null ? (
        <p>{state ? 'None.' : '…'}</p>
      ) : (
        <>
          <p>
            Set up on <LocalTime iso={state.since} />.{' '}
            {isAsking && 'They sign in with the password alone then, and are signed out now.'}
          </p>
          <footer>
            <Button
              buttonStyle={isAsking ? 'primary' : 'secondary'}
              size="small"
              margin={false}
              onClick={() => (isAsking ? void remove() : setIsAsking(true))}
            >
              {isAsking ? 'Remove their second factor' : 'Remove it'}
            </Button>
            {isAsking && (
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                onClick={() => setIsAsking(false)}
              >
                Cancel
              </Button>
            )}
          </footer>
        </>
      )}
    </section>
  )
}
