/** Why a form cannot be read. @param message of busboy 1.6, of Payload or of the JSON parser */
export const describeInvalidForm = (message: string): string =>
  // In practice the name of the file: names of fields do not come from people.
  message === 'Malformed part header'
    ? 'The name of this file has characters that no file name can have. Rename the file, then upload it again.'
    : `This form cannot be read. (${message})`
