/**
 * Permissions of a framed page. With `allow-same-origin` it keeps its own origin and storage; because that is the origin
 * of another site, it cannot reach ours.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'

/**
 * Makes placeholders interactive. A link to a video or page of another site becomes a button that replaces itself with
 * the frame; nothing is requested from that site before the click. Uploaded videos play by a click anywhere on them.
 */
export function mountFrames(placeholders: readonly HTMLElement[]): void {
  for (const placeholder of placeholders) {
    if (placeholder instanceof HTMLVideoElement) playOnClick(placeholder)
    else replaceWithButton(placeholder)
  }
}

function replaceWithButton(link: HTMLElement): void {
  const { frame, frameTitle, frameFailure } = link.dataset
  // A page of our own origin could leave its sandbox.
  if (frame === undefined || new URL(frame).origin === location.origin) return
  const button = document.createElement('button')
  button.type = 'button'
  button.className = link.className
  button.style.cssText = link.style.cssText
  if (link.ariaLabel !== null) button.ariaLabel = link.ariaLabel
  const hadFocus = document.activeElement === link
  button.append(...link.childNodes)
  button.addEventListener('click', () => {
    const player = createFrame(frame, frameTitle ?? '')
    const restoreLink = () => {
      link.append(...button.childNodes)
      player.replaceWith(link)
      link.focus()
    }
    const timer = setTimeout(() => {
      restoreLink()
      link.after(createAlert(frameFailure ?? ''))
    }, FRAME_TIMEOUT_MS)
    player.addEventListener('load', () => clearTimeout(timer), { once: true })
    button.replaceWith(player)
    player.focus()
    onFrameRefused(frame, () => {
      clearTimeout(timer)
      restoreLink()
    })
  })
  link.replaceWith(button)
  if (hadFocus) button.focus()
}

/** A frame that has not loaded after this time counts as failed, ms. The lightbox waits as long. */
const FRAME_TIMEOUT_MS = 15_000

function createAlert(text: string): HTMLElement {
  const alert = document.createElement('p')
  alert.role = 'alert'
  alert.textContent = text
  return alert
}

/** Height of the browser's own video controls, px. */
const CONTROLS_HEIGHT = 88

/**
 * Plays a video that has not loaded yet by a click outside its controls. Firefox does so by itself; in Chromium only the
 * small play button works.
 */
function playOnClick(video: HTMLVideoElement): void {
  const play = ({ clientY }: MouseEvent) => {
    if (clientY > video.getBoundingClientRect().bottom - CONTROLS_HEIGHT) return
    // After the browser's own handling of the click.
    setTimeout(() => {
      if (video.paused) void video.play().catch(() => undefined) // The player shows the error.
    })
  }
  video.addEventListener('click', play)
  video.addEventListener('play', () => video.removeEventListener('click', play), { once: true })
}

function createFrame(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  // Players need the origin of the page, but not its path.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.setAttribute('sandbox', SANDBOX)
  frame.src = src
  return frame
}

/**
 * Calls back when the Content-Security-Policy refuses a frame. A page that was loaded before its editor allowed the host
 * still has the old policy; its link works.
 */
function onFrameRefused(src: string, listener: () => void): void {
  const { origin } = new URL(src)
  document.addEventListener('securitypolicyviolation', function onViolation(event) {
    if (event.effectiveDirective !== 'frame-src' || !event.blockedURI.startsWith(origin)) return
    document.removeEventListener('securitypolicyviolation', onViolation)
    listener()
  })
}
