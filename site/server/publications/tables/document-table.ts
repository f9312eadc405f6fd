import { LRUCache } from 'lru-cache'
import { integerColumn, numberColumn } from './column'
import type { DocumentFile } from './document-file'
import { KeyIndex } from './key-index'

/** Bytes of JSON of the documents of a table that are also in memory: those of some thousand works. */
const CACHE_BYTES = 8 * 1024 * 1024

/**
 * Documents by key, in a file. A document in memory takes about 30 bytes, whatever its length. Each has a row, which is not
 * used again after it was deleted. Keeps the documents that were used last as objects, which are the same until they change.
 */
export class DocumentTable<Document extends object> {
  readonly #file: DocumentFile
  #positions = numberColumn()
  /** In bytes; 0 for deleted documents. */
  #lengths = integerColumn()
  #keys = new KeyIndex()
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
  /** Rows are 0 to this, some of them deleted. */
  get rowCount(): number {
    return this.#rowCount
  }

  get(key: string): Document | undefined {
    const row = this.rowOf(key)
    return row === undefined ? undefined : this.at(row)
  }

  has = (key: string): boolean => this.rowOf(key) !== undefined

  rowOf = (key: string): number | undefined =>
    this.#keys.find(key, (row) => this.#read(row)[0] === key)

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
    table.#file.share()
    this.#positions = table.#positions.copy()
    this.#lengths = table.#lengths.copy()
    this.#keys = table.#keys.copy()
    this.#rowCount = table.#rowCount
    this.#size = table.#size
    for (const [row, document] of table.#cache.entries()) this.#cache.set(row, { ...document })
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

  #free(row: number): void {
    this.#file.free(this.#positions.get(row), this.#lengths.get(row))
  }
}
