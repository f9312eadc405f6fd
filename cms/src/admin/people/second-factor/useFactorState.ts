'use client'

import { useEffect, useState } from 'react'
import { readFactorState, type FactorState } from './second-factor-state'

/** The second factor of an account, and a setter for what a request answered. @param path below /api/users */
export function useFactorState(path: string) {
  const [state, setState] = useState<FactorState | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    void readFactorState(path, abort.signal).then((result) => {
      if (abort.signal.aborted) return
      if ('data' in result) setState(result.data)
      else setProblem(result.problem)
    })
    return () => abort.abort()
  }, [path])
  return { state, setState, problem, setProblem }
}
