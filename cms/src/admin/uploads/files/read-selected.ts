import { isSystemFile, type UploadFile } from './upload-file'

/** The files of an input, each with its folders, and empties it, so that the same files can be chosen again. */
export function readSelected(input: HTMLInputElement): readonly UploadFile[] {
  const selected = [...(input.files ?? [])].map((file) => ({
    file,
    folders: file.webkitRelativePath.split('/').slice(0, -1),
  }))
  input.value = ''
  return selected.filter(({ file, folders }) => ![...folders, file.name].some(isSystemFile))
}
