import { useEffect } from 'react'
import { isAllowedFrame } from '../../../../core/lightbox/slides/slide-content'
import { useLatest } from '../../../hooks/useLatest'

/**
 * `allow-same-origin` lets a page keep its own cookies and settings. It gives no access to ours, because the page is of
 * another origin: `isAllowedFrame` and the check in `FrameSlide` ensure that.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'

/**
 * A page of another site, from an allowed host only. A host that refuses to be framed, responds with 500 or is
 * unreachable cannot be detected: Chromium fires `load` for its own error page too, with the same timing, so that pages
 * cannot probe other sites. The caption's link works in any case. A page that never loads (204, no response) fails by the
 * lightbox's timeout.
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
  const canLoad =
    isAllowedFrame(href, frameHosts) && new URL(href).origin !== location.origin && navigator.onLine
  useEffect(() => {
    if (!canLoad) return latest.current.onFailed()
    // A frame blocked by the page's Content-Security-Policy fires `load`.
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (/^(frame|child|default)-src$/.test(effectiveDirective)) latest.current.onFailed()
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => document.removeEventListener('securitypolicyviolation', onViolation)
  }, [canLoad, latest])
  if (!canLoad) return null
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
