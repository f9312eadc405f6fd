import { useEffect } from 'react'
import { isAllowedFrame } from '../../../../core/slide-content'
import { useLatest } from '../../../hooks/useLatest'

/**
 * What a page in a frame may do. Itself at home (`allow-same-origin`) it keeps its own settings; it cannot reach ours,
 * being of another site, which `isAllowedFrame` and the check below see to.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'

/**
 * Another site's page, from an allowed host alone. A host that refuses to be framed, answers 500 or is not there cannot
 * be told from one that answers: Chromium fires `load` for its own error page and gives the same timing for all, so that
 * no page can ask about other sites. The caption's link leads there in any case. What never loads (204, silence) fails by
 * the lightbox's patience.
 */
export function FrameSlide({
  href,
  title,
  frameHosts,
  onShown,
  onFailed,
}: {
  readonly href: string
  readonly title: string
  readonly frameHosts: readonly string[]
  readonly onShown: () => void
  readonly onFailed: () => void
}) {
  const latest = useLatest({ onShown, onFailed })
  const mayCome =
    isAllowedFrame(href, frameHosts) && new URL(href).origin !== location.origin && navigator.onLine
  useEffect(() => {
    if (!mayCome) return latest.current.onFailed()
    // A frame that the page's policy refuses says it has loaded.
    const onRefused = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (/^(frame|child|default)-src$/.test(effectiveDirective)) latest.current.onFailed()
    }
    document.addEventListener('securitypolicyviolation', onRefused)
    return () => document.removeEventListener('securitypolicyviolation', onRefused)
  }, [mayCome, latest])
  if (!mayCome) return null
  return (
    <iframe
      src={href}
      title={title}
      sandbox={SANDBOX}
      referrerPolicy="strict-origin-when-cross-origin"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      onLoad={onShown}
    />
  )
}
