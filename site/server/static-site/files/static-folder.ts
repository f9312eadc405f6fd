import { createHash } from 'node:crypto'
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'

/** Lists the files of the last export, so that the next one can remove those that are gone. */
const MANIFEST = '.tessera-static.json'
const FORMAT = 'tessera-static-site'
/** Holds what changed until everything is rendered. */
const STAGING = '.tessera-static-part'

interface Manifest {
  /** Of the site in the folder. */
  readonly base: string
  readonly files: readonly string[]
}

export interface StaticFolderCounts {
  readonly written: number
  readonly unchanged: number
  readonly removed: number
}

/**
 * The folder of a static site. Files that changed are collected in a hidden folder inside and moved into place at the
 * end: first files that pages refer to, then pages; files that are gone are removed last. An export that is interrupted
 * before leaves the old site, and one that is interrupted meanwhile leaves pages whose files exist.
 */
export class StaticFolder {
  readonly #folder: string
  readonly #base: string
  readonly #earlier: ReadonlySet<string>
  readonly #files = new Set<string>()
  readonly #staged: string[] = []
  /** Folders that are no symbolic links. */
  readonly #checked = new Set<string>()

  /**
   * @param base of the new site
   * @throws if the folder has other files than an earlier export
   */
  constructor(folder: string, base: string) {
    this.#folder = folder
    this.#base = base
    const manifest = readManifest(folder)
    this.#earlier = new Set(manifest?.base === base ? manifest.files : [])
    mkdirSync(folder, { recursive: true })
    const others = readdirSync(folder).filter((name) => name !== STAGING)
    if (!manifest && others.length > 0)
      throw new Error(
        `${folder} is not empty and not an earlier static site: its files would mix with those of the site. Choose a new folder.`,
      )
    if (manifest && manifest.base !== base)
      throw new Error(
        `${folder} has a site for ${manifest.base || '/'}, not for ${base || '/'}. Choose a new folder, or give --base ${manifest.base || '/'}.`,
      )
    rmSync(join(folder, STAGING), { recursive: true, force: true })
    mkdirSync(join(folder, STAGING))
  }

  /** Whether the last export wrote a file. Its name must change with its content. */
  keep(name: string): boolean {
    const path = this.#resolve(name)
    if (!this.#earlier.has(name) || !this.#isFile(path)) return false
    this.#files.add(name)
    return true
  }

  /** Adds a file. Only if it differs from the one that is there, it is written. */
  write(name: string, content: string | Buffer): void {
    if (this.#files.has(name)) return
    const path = this.#resolve(name)
    const bytes = Buffer.from(content)
    this.#files.add(name)
    if (this.#isFile(path) && readFileSync(path).equals(bytes)) return
    // Flat, because a file name may be the start of another path.
    writeFileSync(this.#stagedPath(name), bytes)
    this.#staged.push(name)
  }

  /** Moves everything into place. */
  finish(): StaticFolderCounts {
    const gone = [...this.#earlier].filter((name) => !this.#files.has(name))
    // Until the end, so that another export removes what an interrupted one moved.
    this.#writeManifest([...this.#files, ...gone])
    const isPage = (name: string) => name.endsWith('.html')
    for (const name of this.#staged.toSorted((a, b) => Number(isPage(a)) - Number(isPage(b)))) {
      const path = this.#resolve(name)
      mkdirSync(dirname(path), { recursive: true })
      renameSync(this.#stagedPath(name), path)
    }
    for (const name of gone) this.#remove(name)
    this.#writeManifest([...this.#files])
    rmSync(join(this.#folder, STAGING), { recursive: true, force: true })
    const written = this.#staged.length
    return { written, unchanged: this.#files.size - written, removed: gone.length }
  }

  #stagedPath(name: string): string {
    const file = createHash('sha256').update(name).digest('hex')
    return join(this.#folder, STAGING, file)
  }

  /** @throws for a name that leads out of the folder, also through a symbolic link */
  #resolve(name: string): string {
    const path = normalize(name)
    const parts = path.split(sep)
    const isInside = !name.includes('\0') && !parts.includes('..') && !path.startsWith(sep)
    if (!isInside || parts[0] === STAGING || path === MANIFEST)
      throw new Error(`A static site cannot have the file "${name}".`)
    for (let length = 1; length < parts.length; length++)
      this.#checkFolder(join(this.#folder, ...parts.slice(0, length)))
    return join(this.#folder, path)
  }

  #checkFolder(path: string): void {
    if (this.#checked.has(path)) return
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (stats?.isSymbolicLink())
      throw new Error(`${path} is a symbolic link. Replace it by a folder, or choose a new folder.`)
    if (stats) this.#checked.add(path)
  }

  #isFile(path: string): boolean {
    return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false
  }

  /** Removes a file of the last export, and its folders when they are empty. */
  #remove(name: string): void {
    const path = this.#resolve(name)
    if (this.#isFile(path)) unlinkSync(path)
    for (let parent = dirname(name); parent !== '.'; parent = dirname(parent)) {
      const folder = join(this.#folder, parent)
      const stats = lstatSync(folder, { throwIfNoEntry: false })
      if (!stats?.isDirectory() || readdirSync(folder).length > 0) return
      rmdirSync(folder)
    }
  }

  #writeManifest(files: readonly string[]): void {
    const manifest = {
      format: FORMAT,
      version: 1,
      base: this.#base,
      files: files.toSorted(),
    }
    const part = join(this.#folder, STAGING, 'manifest')
    writeFileSync(part, `${JSON.stringify(manifest, null, 1)}\n`)
    renameSync(part, join(this.#folder, MANIFEST))
  }
}

/** Null for a folder without a static site. */
function readManifest(folder: string): Manifest | null {
  const path = join(folder, MANIFEST)
  if (!lstatSync(path, { throwIfNoEntry: false })) return null
  try {
    const { format, version, base, files } = JSON.parse(readFileSync(path, 'utf8'))
    const isValid = format === FORMAT && version === 1 && typeof base === 'string'
    if (!isValid || !Array.isArray(files)) throw new Error('It has another format.')
    return { base, files: files.map(String) }
  } catch (error) {
    throw new Error(`${path} is damaged, so it is not known which files are of the site.`, {
      cause: error,
    })
  }
}
