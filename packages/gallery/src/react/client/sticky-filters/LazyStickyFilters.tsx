import { useEffect, useState, type ComponentType } from 'react'
import { createLoader } from '../../loader'
import type { DeferredEffectsProps } from '../effects/DeferredEffects'
import type { StickyFiltersProps } from './StickyFilters'
import { useStuck } from './useStuck'

const load = createLoader(
  'StickyFilters',
  async () => (await import('./StickyFilters')).StickyFilters,
)

/** The bar with the filters, loaded when the visitor first scrolls past those in the page. */
export function LazyStickyFilters(props: DeferredEffectsProps) {
  const isStuck = useStuck(props.section, hasFilters(props))
  const [StickyFilters, setComponent] = useState<ComponentType<StickyFiltersProps> | null>(null)
  useEffect(() => {
    if (isStuck) void load().then((loaded) => setComponent(() => loaded))
  }, [isStuck])
  return StickyFilters && <StickyFilters {...props} isStuck={isStuck} />
}

const hasFilters = ({ context: { gallery }, snapshot }: DeferredEffectsProps) =>
  (gallery.groups.length > 0 || gallery.search || gallery.sorts.length > 0) && snapshot.view.all > 0
