import { useLocale } from '@payloadcms/ui'
import { useRef, useState, type RefObject } from 'react'

type PlanState<Plan> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: string }
  | { readonly status: 'editing'; readonly plan: Plan }

interface PlanDialog<Plan> {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly state: PlanState<Plan>
  open(): Promise<void>
  close(): void
  /** The plan is read again when the dialog opens next. */
  forget(): void
}

/**
 * A dialog about images whose plan is read when it opens. It opens again with what was chosen, for the same images and
 * language.
 *
 * @param read returns a sentence if it failed
 */
export function usePlanDialog<Plan extends object>(
  images: readonly number[],
  read: (images: readonly number[], locale: string) => Promise<Plan | string>,
): PlanDialog<Plan> {
  const dialog = useRef<HTMLDialogElement>(null)
  const [state, setState] = useState<PlanState<Plan>>({ status: 'loading' })
  /** The images and the language of the state. */
  const shown = useRef('')
  const { code: locale } = useLocale()
  return {
    dialog,
    state,
    open: async () => {
      dialog.current?.showModal()
      const key = `${locale} ${images.join()}`
      if (shown.current === key && state.status !== 'failed') return
      shown.current = key
      setState({ status: 'loading' })
      const result = await read(images, locale)
      if (shown.current !== key) return
      if (typeof result === 'string') setState({ status: 'failed', failure: result })
      else setState({ status: 'editing', plan: result })
    },
    close: () => dialog.current?.close(),
    forget: () => {
      shown.current = ''
      setState({ status: 'loading' })
    },
  }
}
