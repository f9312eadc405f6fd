import { isSystemFile, type UploadFile } from './upload-file'

/** The files of an input, each with its folders, and empties it, so that the same files can be chosen again. */
export function readChosen(input: HTMLInputElement): readonly UploadFile[] {
  const chosen = [...(input.files ?? [])].map((file) => ({
    file,
    folders: file.webkitRelativePath.split('/').slice(0, -1),
  }))
  input.value = ''
  return chosen.filter(({ file, folders }) => ![...folders, file.name].some(isSystemFile))
}
