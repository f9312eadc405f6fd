import { pluralFormatter, timeFormatter } from './formatters'
import type { Messages } from './messages'

const locale = 'en-GB'
const { format } = new Intl.NumberFormat(locale)
const suggestions = pluralFormatter(locale, { one: '# suggestion', other: '# suggestions' })
const formatTime = timeFormatter(locale)

const messages: Messages = {
  lang: 'en',
  dir: 'ltr',
  locale,
  name: 'English',
  gallery: undefined,
  skipToContent: 'Skip to content',
  draftNotice: (savedAt) => `Draft of ${formatTime(savedAt)}, not published`,
  header: {
    languages: 'Languages',
    menu: 'Menu',
    main: 'Main',
    subMenu: (entry) => `More in ${entry}`,
  },
  footer: { links: 'Footer' },
  search: {
    title: 'Search',
    titleFor: (query) => `Search: ${query}`,
    field: 'Search this site',
    suggestions: 'Suggestions',
    suggested: suggestions,
    results: 'Results',
    notReady: 'The search is being prepared. Please try again in a few seconds.',
    noResults: (query) => `Nothing here has “${query}”.`,
    noResultsHelp: 'Every word must be found. Leave one out, or type only how it begins.',
    without: (words, found) => `Without “${words}”: ${format(found)}`,
    tooMany: (found, shown) =>
      `${format(found)} pages have these words. Here are the ${format(shown)} that fit best; one more word tells them apart.`,
  },
  backLink: {
    gallery: 'Gallery',
    back: (gallery, position, total) => `${gallery}: ${format(position)} of ${format(total)}`,
    previous: 'Previous',
    next: 'Next',
  },
  related: 'More like this',
  share: {
    label: 'Share and print',
    share: 'Share',
    copied: 'Link copied',
    email: 'Send by e-mail',
    print: 'Print',
  },
  image: {
    credit: 'Credit',
    license: 'Licence',
    copyright: 'Copyright',
    source: 'Source',
    position: 'Taken at',
    galleries: 'Shown in',
  },
  blocks: {
    play: 'Play',
    show: 'Show',
    open: 'Open',
    loadsFrom: (host) => `loads from ${host} when you ask for it`,
    transcript: 'Transcript',
  },
  carousel: {
    carousel: 'carousel',
    slide: 'slide',
    slides: 'Slides',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Stop the slides',
    play: 'Let the slides move',
    position: (position, total) => `${format(position)} of ${format(total)}`,
  },
  dialog: { close: 'Close' },
  numberedPage: {
    title: (title, page) => `${title}, page ${format(page)}`,
    description: (description, page, pages) =>
      `Page ${format(page)} of ${format(pages)}. ${description}`,
  },
  notices: {
    toFrontPage: 'To the front page',
    notFound: {
      title: 'This page is not here',
      text: 'It may have moved, or the address has a slip in it.',
    },
    firstPage: {
      title: 'Nothing is published yet',
      text: 'This site waits for its first page.',
      help: 'First steps: name the site, add images, make a gallery, publish. A page with the address “home” is the front page.',
      openEditor: 'Open the editor',
    },
    error: {
      title: 'This page could not be shown',
      text: 'The fault is ours. Please try again in a moment.',
      reference: (id) => `Reference: ${id}`,
    },
    previewEnded: {
      title: 'This preview has ended',
      text: (name) =>
        `The link to a draft of ${name} has expired or was revoked. Please ask whoever sent it for a new one.`,
    },
    editorDown: {
      title: 'The editor is not available',
      text: 'It may be starting. The public site goes on; please try again in a moment.',
    },
  },
}

export default messages
