import { useConfig } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { reportLeft, reportOpen } from './presence'

/** The CMS forgets a form that does not report for 45 s, ms. */
const INTERVAL_MS = 10_000

/**
 * The names of the others who have the document open. Only a tab that is shown reports it, as a browser slows down the
 * timers of the others.
 * @param key see `documentKey`
 * @param isOpenElsewhere if another tab of this person has it open
 */
export function useOtherPeople(key: string, isOpenElsewhere: boolean): readonly string[] {
  const { api } = useConfig().config.routes
  const [people, setPeople] = useState<readonly string[]>([])
  const url = `${api}/presence/${key}`
  const leave = useEffectEvent(() => {
    if (!isOpenElsewhere) reportLeft(url)
  })
  useEffect(() => {
    const abort = new AbortController()
    const report = async () => {
      if (document.hidden) return
      const names = await reportOpen(url, abort.signal)
      // Without a connection, the last answer stays.
      if (names && !abort.signal.aborted) setPeople(names)
    }
    const reportNow = () => void report()
    const leaveNow = () => leave()
    reportNow()
    const timer = setInterval(reportNow, INTERVAL_MS)
    document.addEventListener('visibilitychange', reportNow)
    addEventListener('pagehide', leaveNow)
    return () => {
      abort.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', reportNow)
      removeEventListener('pagehide', leaveNow)
      leave()
    }
  }, [url])
  return people
}
