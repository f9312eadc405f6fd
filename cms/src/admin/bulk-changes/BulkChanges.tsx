'use client'

import { useConfig, useAuth } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { UndoableChange } from '../../bulk-changes/bulk-change'
import '../dialog/dialog.css'
import { anyAnswer, askCms, dataOf } from '../requests/ask-cms'
import './bulk-changes.css'
import { watchBulkRequests } from './bulk-requests'
import { isNoticeClosed, rememberClosedNotice } from './closed-notice'
import { ConfirmDeletion } from './ConfirmDeletion'
import { UndoNotice } from './UndoNotice'

interface Question {
  readonly count: number
  answer(isConfirmed: boolean): void
}

/** For the whole admin: asks before many documents are deleted, and offers to undo what was changed at once. */
export function BulkChanges({ children }: { readonly children: ReactNode }) {
  const { api } = useConfig().config.routes
  const { user } = useAuth()
  const [question, setQuestion] = useState<Question | null>(null)
  const [change, setChange] = useState<UndoableChange | null>(null)
  const confirmDeletion = useEffectEvent(
    (count: number) =>
      new Promise<boolean>((resolve) => {
        const answer = (isConfirmed: boolean) => {
          setQuestion(null)
          resolve(isConfirmed)
        }
        setQuestion({ count, answer })
      }),
  )
  useEffect(
    () =>
      watchBulkRequests(api, {
        confirmDeletion: (count) => confirmDeletion(count),
        onChange: () => void fetchLast(api).then(setChange),
      }),
    [api],
  )
  const userId = user?.id
  useEffect(() => {
    // What was changed before this page was loaded can be undone too, unless the notice was closed.
    if (userId === undefined) return
    void fetchLast(api).then((last) => setChange(last && isNoticeClosed(last.id) ? null : last))
  }, [api, userId])
  const close = (id: number) => {
    rememberClosedNotice(id)
    setChange(null)
  }
  return (
    <>
      {children}
      {question && <ConfirmDeletion count={question.count} onAnswer={question.answer} />}
      {change && (
        <UndoNotice key={change.id} change={change} api={api} onClose={() => close(change.id)} />
      )}
    </>
  )
}

const lastAnswer = anyAnswer<{ readonly change?: UndoableChange | null }>()

/** What the user can undo. */
async function fetchLast(api: string): Promise<UndoableChange | null> {
  const answer = await askCms({ url: `${api}/undo/last`, schema: lastAnswer })
  return dataOf(answer)?.change ?? null
}
