import { useEffect, useState } from 'react'
import type { Plan } from '../../../imports/job'
import { dataOf, type Answer } from '../../requests/ask-cms'
import { sampleJob, type SampleAnswer } from '../import-requests'

/** ms without a change after which new tiles are asked for. */
const DELAY_MS = 400

/** The first tiles of a plan. Those of the plan before stay until the new ones are there. */
export function useSample(id: string, plan: Plan, isEnabled: boolean) {
  const [answer, setAnswer] = useState<Answer<SampleAnswer> | null>(null)
  const [version, setVersion] = useState(0)
  const [sampled, setSampled] = useState<string | null>(null)
  const key = JSON.stringify(plan)
  useEffect(() => {
    if (!isEnabled || sampled === key) return
    let isOver = false
    const timer = setTimeout(async () => {
      const next = await sampleJob(id, JSON.parse(key))
      if (isOver) return
      setAnswer(next)
      setSampled(key)
      setVersion((before) => before + 1)
    }, DELAY_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [id, key, isEnabled, sampled])
  return {
    sample: dataOf(answer),
    problem: answer && 'problem' in answer && sampled === key ? answer.problem : null,
    version,
    isPending: sampled !== key,
  }
}
