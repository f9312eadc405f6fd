/** A file with the names of the folders that contain it, the outermost first. */
export interface UploadFile {
  readonly file: File
  readonly folders: readonly string[]
}

/** Files and folders that systems and programs add, such as `.DS_Store` and `.git`. */
export const isSystemFile = (name: string): boolean =>
  /^(\.|thumbs\.db$|desktop\.ini$|__MACOSX$)/i.test(name)
