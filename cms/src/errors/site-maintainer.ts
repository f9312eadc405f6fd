/** The person whom an editor asks about the server, in every message. */
export const SITE_MAINTAINER = 'the person who runs this site'
