import { setTimeout as wait } from 'node:timers/promises'
import type { PreviewOverlay } from '@tessera/content'
import { LRUCache } from 'lru-cache'
import { createApp } from '../app'
import { contentHash } from '../content-hash'
import type { Site } from '../site'
import { createPreviewSite, type PreviewOptions } from './create-preview-site'
import { readOverlay } from './read-overlay'

export interface Preview {
  readonly site: Site
  readonly app: ReturnType<typeof createApp>
  readonly overlay: PreviewOverlay
}

/** A token that was valid. */
interface Checked {
  /** Of its site. */
  readonly key: string
  /** Of `performance.now`. */
  readonly checkedAt: number
  /** ms since 1970. */
  readonly expires: number
}

/** For this time the parts of a page are sent without asking the CMS again whether the token is valid, ms. */
const CHECK_INTERVAL_MS = 1_000
const MAX_TOKENS = 500
/** Articles and images of all preview sites together: their stores hold copies. */
const MAX_WORKS = 300_000
/** Longest time until a publication arrives that the CMS knows already, ms. */
const ARRIVAL_TIMEOUT_MS = 2_000

/** The previews that are open. Two tokens for the same draft share a site. */
export class Previews {
  readonly #options: PreviewOptions
  readonly #cmsUrl: string
  readonly #checked = new LRUCache<string, Checked>({ max: MAX_TOKENS })
  readonly #pending = new Map<string, Promise<Preview | null>>()
  readonly #sites = new LRUCache<string, Preview>({
    maxSize: MAX_WORKS,
    sizeCalculation: countWorks,
  })

  /** Of the publications that the sites were made with. */
  #version = -1

  constructor(options: PreviewOptions, cmsUrl: string) {
    this.#options = options
    this.#cmsUrl = cmsUrl
  }

  /**
   * The preview of a token. Null if the token is not valid, or no longer.
   * @param isFresh reads the draft again, even if it has just been read
   */
  async find(token: string, isFresh: boolean): Promise<Preview | null> {
    const checked = this.#checked.get(token)
    const known = checked && !isFresh && isRecent(checked) && this.#sites.get(checked.key)
    if (known) return known
    const pending = this.#pending.get(token)
    // A request that began earlier may have read an older draft.
    if (pending && !isFresh) return pending
    const reading = this.#read(token)
    this.#pending.set(token, reading)
    try {
      return await reading
    } finally {
      if (this.#pending.get(token) === reading) this.#pending.delete(token)
    }
  }

  async #read(token: string): Promise<Preview | null> {
    const checkedAt = performance.now()
    const overlay = await readOverlay(this.#cmsUrl, token)
    if (!overlay) {
      this.#checked.delete(token)
      return null
    }
    await this.#waitFor(overlay.revision)
    const key = this.#keyOf(overlay)
    const preview = this.#sites.get(key) ?? this.#create(overlay)
    this.#sites.set(key, preview)
    this.#checked.set(token, { key, checkedAt, expires: overlay.expires })
    return preview
  }

  /** The same for the same draft in front of the same publications. */
  #keyOf({ document, documents, savedAt, isForOthers }: PreviewOverlay): string {
    const { version } = this.#options.publications
    if (version !== this.#version) this.#sites.clear()
    this.#version = version
    return contentHash(JSON.stringify({ document, documents, draft: isForOthers && savedAt }))
  }

  #create(overlay: PreviewOverlay): Preview {
    const site = createPreviewSite(this.#options, overlay)
    return { site, app: createApp(site), overlay }
  }

  async #waitFor(revision: number): Promise<void> {
    const { follower } = this.#options.publications
    const end = performance.now() + ARRIVAL_TIMEOUT_MS
    while (follower.health().revision < revision && performance.now() < end) await wait(20)
  }
}

const isRecent = ({ checkedAt, expires }: Checked) =>
  performance.now() - checkedAt < CHECK_INTERVAL_MS && Date.now() < expires

const countWorks = ({ site: { languages } }: Preview) =>
  languages.reduce(
    (sum, { publications: { store } }) => sum + store.articles.size + store.images.size,
    1,
  )
