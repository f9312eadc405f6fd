import { z } from 'zod'

/** How often the other tabs are asked: one that has crashed does not answer, ms. */
const ASK_INTERVAL_MS = 20_000
/** A busy tab answers late, ms. */
const ANSWER_WITHIN_MS = 5_000

const message = z.object({ kind: z.enum(['request', 'response', 'left']), tab: z.string() })
type Message = z.infer<typeof message>

interface Watch {
  /** Identifies what all tabs have open, see `documentKey`. */
  readonly document: string
  readonly tab: string
  /** @param isOpenElsewhere if another tab of this browser has the document open */
  onChange(isOpenElsewhere: boolean): void
}

/** Reports to the other tabs of this browser that this one has the document open, and finds those that have. */
export function watchOtherTabs({ document, tab, onChange }: Watch) {
  const channel = new BroadcastChannel(`tessera-form ${document}`)
  const send = (kind: Message['kind']) => channel.postMessage({ kind, tab } satisfies Message)
  let others = new Set<string>()
  let answered = new Set<string>()
  let deadline: ReturnType<typeof setTimeout> | undefined

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const received = message.safeParse(data).data
    // A drawer can show the same document in this tab.
    if (!received || received.tab === tab) return
    for (const tabs of [others, answered])
      if (received.kind === 'left') tabs.delete(received.tab)
      else tabs.add(received.tab)
    if (received.kind === 'request') send('response')
    onChange(others.size > 0)
  }
  function ask() {
    clearTimeout(deadline)
    answered = new Set()
    deadline = setTimeout(() => {
      others = new Set(answered)
      onChange(others.size > 0)
    }, ANSWER_WITHIN_MS)
    send('request')
  }
  const leave = () => send('left')
  const timer = setInterval(ask, ASK_INTERVAL_MS)
  ask()

  return {
    ask,
    leave,
    end() {
      leave()
      clearTimeout(deadline)
      clearInterval(timer)
      channel.close()
    },
  }
}
