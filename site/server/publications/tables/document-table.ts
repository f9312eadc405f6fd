import { LRUCache } from 'lru-cache'
import { Column, integerColumn, numberColumn, type Numbers } from './column'
import type { DocumentFile } from './document-file'
import { KeyIndex, type SavedKeyIndex } from './key-index'

/** Bytes of JSON of the documents of a table that are also in memory: those of some thousand works. */
const CACHE_BYTES = 8 * 1024 * 1024

/** What a table has in memory, with the positions of its texts in a snapshot. */
export interface SavedTable {
  readonly positions: Numbers
  readonly lengths: Numbers
  readonly keys: SavedKeyIndex
  readonly rowCount: number
  readonly size: number
}

/** Where a snapshot has the texts. */
export interface TextSink {
  /** @returns the position */
  add(text: Buffer): number
  /** Waits until what was added is written, and lets other requests be answered. */
  drain(): Promise<void>
}

/** Texts copied at once: about 2 ms. */
const ROWS_PER_STEP = 500

/**
 * Documents by key, in a file. A document in memory takes about 30 bytes, whatever its length. Each has a row, which is not
 * used again after it was deleted. Keeps the documents that were used last as objects, which are the same until they change.
 */
export class DocumentTable<Document extends object> {
  #file: DocumentFile
  #positions = numberColumn()
  /** In bytes; 0 for deleted documents. */
  #lengths = integerColumn()
  #keys = new KeyIndex()
  /** Number of the last change of each row. */
  #versions = integerColumn()
  #version = 0
  readonly #cache = new LRUCache<number, Document>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (_, row) => Math.max(1, this.#lengths.get(row)),
  })
  #rowCount = 0
  #size = 0

  constructor(file: DocumentFile) {
    this.#file = file
  }

  get size(): number {
    return this.#size
  }
  /** Increases with every change. */
  get version(): number {
    return this.#version
  }
  /** Rows are 0 to this, some of them deleted. */
  get rowCount(): number {
    return this.#rowCount
  }

  /** Memory that grows with the number of documents. The objects that were used last are bounded instead. */
  get bytes(): number {
    const columns = [this.#positions, this.#lengths, this.#versions, this.#keys]
    return columns.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  get(key: string): Document | undefined {
    const row = this.rowOf(key)
    return row === undefined ? undefined : this.at(row)
  }

  has = (key: string): boolean => this.rowOf(key) !== undefined

  rowOf = (key: string): number | undefined =>
    this.#keys.find(key, (row) => this.#read(row)[0] === key)

  /** The version that the last change of a row made. */
  versionOf = (row: number): number => this.#versions.get(row)

  isDeleted = (row: number): boolean => this.#lengths.get(row) === 0

  /** Undefined for a deleted document. */
  at(row: number): Document | undefined {
    const known = this.#cache.get(row)
    if (known || this.isDeleted(row)) return known
    const document = this.#parse(row)
    this.#cache.set(row, document)
    return document
  }

  /** @returns its row @throws the file system's error */
  set(key: string, document: Document): number {
    const known = this.rowOf(key)
    const row = known ?? this.#rowCount++
    if (known === undefined) {
      this.#keys.add(key, row)
      this.#size += 1
    } else this.#free(row)
    const text = Buffer.from(JSON.stringify([key, this.toStored(document)]))
    this.#positions.set(row, this.#file.add(text))
    this.#lengths.set(row, text.length)
    this.#versions.set(row, ++this.#version)
    this.#cache.delete(row)
    this.#cache.set(row, document)
    return row
  }

  delete(key: string): void {
    const row = this.rowOf(key)
    if (row === undefined) return
    this.#keys.delete(key, row)
    this.#free(row)
    this.#lengths.set(row, 0)
    this.#versions.set(row, ++this.#version)
    this.#cache.delete(row)
    this.#size -= 1
  }

  /** Reads all documents, and keeps no more of them in memory than before. */
  *values(): Generator<Document> {
    for (let row = 0; row < this.#rowCount; row++)
      if (!this.isDeleted(row)) yield this.#cache.peek(row) ?? this.#parse(row)
  }

  /** Those in memory. */
  cached = (): Iterable<Document> => this.#cache.values()

  /** Makes this table, which is empty, a copy that can be changed. Both read the same file. */
  copyFrom(table: DocumentTable<Document>): void {
    this.#file = table.#file.share()
    this.#positions = table.#positions.copy()
    this.#lengths = table.#lengths.copy()
    this.#keys = table.#keys.copy()
    this.#versions = table.#versions.copy()
    this.#version = table.#version
    this.#rowCount = table.#rowCount
    this.#size = table.#size
    for (const [row, document] of table.#cache.entries()) this.#cache.set(row, { ...document })
  }

  /**
   * Copies the texts to a snapshot, in steps.
   * @returns a function that copies what has changed meanwhile, and returns the table as it is then
   */
  async copyTexts(sink: TextSink): Promise<() => SavedTable> {
    const positions = numberColumn()
    const since = this.#version
    const copied = this.#rowCount
    const copy = (row: number) => {
      if (!this.isDeleted(row)) positions.set(row, sink.add(this.#bytesAt(row)))
    }
    for (let row = 0; row < copied; row++) {
      copy(row)
      if (row % ROWS_PER_STEP === 0) await sink.drain()
    }
    return () => {
      for (let row = 0; row < this.#rowCount; row++) if (this.versionOf(row) > since) copy(row)
      const rowCount = this.#rowCount
      return {
        positions: positions.save(rowCount),
        lengths: this.#lengths.save(rowCount),
        ...{ keys: this.#keys.save(), rowCount, size: this.#size },
      }
    }
  }

  /** Makes this table, which is empty and reads the snapshot's file, the saved one. */
  load({ positions, lengths, keys, rowCount, size }: SavedTable): void {
    this.#positions = new Column(positions)
    this.#lengths = new Column(lengths)
    this.#keys = KeyIndex.load(keys)
    this.#rowCount = rowCount
    this.#size = size
  }

  /** What is written of a document. */
  protected toStored(document: Document): object {
    return document
  }

  /** The document of what was written. */
  protected fromStored(_row: number, stored: Document): Document {
    return stored
  }

  #parse = (row: number): Document => this.fromStored(row, this.#read(row)[1])

  /** The text was written by `set`. */
  #read = (row: number): readonly [key: string, stored: Document] =>
    JSON.parse(this.#file.read(this.#positions.get(row), this.#lengths.get(row)))

  #bytesAt = (row: number): Buffer =>
    this.#file.bytes(this.#positions.get(row), this.#lengths.get(row))

  #free(row: number): void {
    this.#file.free(this.#positions.get(row), this.#lengths.get(row))
  }
}
