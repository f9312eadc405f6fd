/** What a page in a frame may do. At home (`allow-same-origin`) it keeps its own settings; being another site's, it cannot reach ours. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'

/**
 * Makes links to videos and pages of other sites buttons that put them in their own place. Nothing is asked of those sites
 * before the click. Of our own videos the whole poster plays.
 */
export function wakeFrames(links: readonly HTMLElement[]): void {
  for (const link of links) {
    if (link instanceof HTMLVideoElement) {
      playByClick(link)
      continue
    }
    const { frame, frameTitle } = link.dataset
    // A page of our own would be let out of its sandbox.
    if (frame === undefined || new URL(frame).origin === location.origin) continue
    const button = document.createElement('button')
    button.type = 'button'
    button.className = link.className
    button.style.cssText = link.style.cssText
    button.ariaLabel = link.ariaLabel
    const hadFocus = document.activeElement === link
    button.append(...link.childNodes)
    button.addEventListener('click', () => {
      const player = frameOf(frame, frameTitle ?? '')
      button.replaceWith(player)
      player.focus()
      backWhenRefused(frame, () => {
        link.append(...button.childNodes)
        player.replaceWith(link)
        link.focus()
      })
    })
    link.replaceWith(button)
    if (hadFocus) button.focus()
  }
}

/** px: the player's own controls lie there. */
const CONTROLS = 88

/** Chromium plays a video by the small button alone before it knows anything of it; Firefox by any click. */
function playByClick(video: HTMLVideoElement): void {
  const play = ({ clientY }: MouseEvent) => {
    if (clientY > video.getBoundingClientRect().bottom - CONTROLS) return
    // After whatever the browser does by itself.
    setTimeout(() => {
      if (video.paused) void video.play().catch(() => undefined) // The player says that it cannot.
    })
  }
  video.addEventListener('click', play)
  video.addEventListener('play', () => video.removeEventListener('click', play), { once: true })
}

function frameOf(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  // Players ask who shows them; the address of the page is nobody's business.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.setAttribute('sandbox', SANDBOX)
  frame.src = src
  return frame
}

/** A page that came before its host was allowed has the policy of then: the link is still true. */
function backWhenRefused(src: string, giveBack: () => void): void {
  const { origin } = new URL(src)
  document.addEventListener('securitypolicyviolation', function onRefused(event) {
    if (event.effectiveDirective !== 'frame-src' || !event.blockedURI.startsWith(origin)) return
    document.removeEventListener('securitypolicyviolation', onRefused)
    giveBack()
  })
}
