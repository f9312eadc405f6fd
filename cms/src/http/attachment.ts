/** The header of a response that the browser saves as a file (RFC 6266). @param name of the file, in any script */
export const attachment = (name: string) => ({
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
})
