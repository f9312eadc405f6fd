import { useEffect, useRef, useState } from 'react'
import { periodIds, type Years } from '../../../../core/filter/period/years'
import type { Period } from '../../../../core/types'
import { selectOption } from '../../../../core/url/state-changes'
import { useLatest } from '../../../hooks/useLatest'
import type { GalleryActions } from '../../gallery-context'

/** ms after the last key: the keys of one move are one change of the gallery, and one step back. */
const KEY_PAUSE_MS = 300

/** The years of the handles while the visitor moves them. */
export interface Draft {
  readonly years: Years
  readonly set: (years: Years) => void
  /** Selects the years. */
  readonly commit: () => void
  /** The same after a pause. */
  readonly commitSoon: () => void
  readonly discard: () => void
}

export function useDraft(props: {
  /** Id of the filter group. */
  readonly group: string
  readonly period: Period
  readonly selected: Years
  readonly actions: GalleryActions
}): Draft {
  const { group, period, selected, actions } = props
  const [draft, setDraft] = useState<Years | null>(null)
  const latest = useRef<Years | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const set = (years: Years | null) => {
    latest.current = years
    setDraft(years)
  }
  const commit = () => {
    clearTimeout(timer.current)
    const years = latest.current
    if (years === null) return
    set(null)
    actions.apply((state) => selectOption(state, group, periodIds(period, years)[0] ?? ''))
  }
  const latestCommit = useLatest(commit)
  const commitSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latestCommit.current(), KEY_PAUSE_MS)
  }
  // A menu that is closed during the pause has selected the years.
  useEffect(() => () => latestCommit.current(), [latestCommit])
  return {
    years: draft ?? selected,
    set,
    commit,
    commitSoon,
    discard: () => set(null),
  }
}
