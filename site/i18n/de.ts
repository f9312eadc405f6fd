import type { WorkLabels } from '@tessera/gallery/core'
import { listFormatter, pluralFormatter, timeFormatter } from './formatters'
import type { Messages } from './messages'

const locale = 'de'
const { format } = new Intl.NumberFormat(locale)
const { and, or } = listFormatter(locale)
const articles = pluralFormatter(locale, { one: '# Artikel', other: '# Artikel' })
/** After "von". */
const ofArticles = pluralFormatter(locale, { one: '# Artikel', other: '# Artikeln' })
const suggestions = pluralFormatter(locale, { one: '# Vorschlag', other: '# Vorschläge' })
const quoted = (query: string) => `„${query}“`

const images = pluralFormatter(locale, { one: '# Bild', other: '# Bilder' })
const ofImages = pluralFormatter(locale, { one: '# Bild', other: '# Bildern' })

interface Noun {
  readonly count: (count: number) => string
  /** After "von". */
  readonly ofCount: (count: number) => string
  readonly single: string
  readonly none: string
  readonly empty: string
}
const ARTICLES: Noun = {
  count: articles,
  ofCount: ofArticles,
  single: 'Artikel',
  none: 'Kein Artikel',
  empty: 'Hier sind noch keine Artikel.',
}
const IMAGES: Noun = {
  count: images,
  ofCount: ofImages,
  single: 'Bild',
  none: 'Kein Bild',
  empty: 'Hier sind noch keine Bilder.',
}

const workLabels = ({ count, ofCount, single, none, empty }: Noun): WorkLabels => ({
  option: (label, number) => `${label}, ${count(number)}`,
  results: (matching, all) =>
    matching === all ? count(all) : `${format(matching)} von ${ofCount(all)}`,
  pageRange: (first, last, matching) =>
    first === last
      ? `${single} ${format(first)} von ${format(matching)}`
      : `${format(first)}–${format(last)} von ${ofCount(matching)}`,
  noResults: (selected, query = '') => {
    if (query !== '')
      return selected.length === 0
        ? `${none} enthält die Wörter ${quoted(query)}.`
        : `${none} zu ${and(selected)} enthält die Wörter ${quoted(query)}.`
    if (selected.length === 0) return empty
    return `${none} passt ${selected.length > 1 ? 'zugleich ' : ''}zu ${and(selected)}.`
  },
  relaxation: (option, number) => `Ohne ${option}: ${count(number)}`,
})
const formatTime = timeFormatter(locale)

const messages: Messages = {
  lang: 'de',
  dir: 'ltr',
  locale,
  name: 'Deutsch',
  gallery: {
    all: 'Alle',
    count: format,
    ...workLabels(ARTICLES),
    images: workLabels(IMAGES),
    dropdown: (group, selected) => `${group}: ${selected}`,
    selected: (options) =>
      options.length > 2 ? `${format(options.length)} gewählt` : options.join(', '),
    anyOf: or,
    quoted,
    filters: 'Filter',
    toResults: 'Zu den Ergebnissen',
    removeFilter: (option) => `Filter entfernen: ${option}`,
    clearAll: 'Alle entfernen',
    close: 'Schließen',
    search: (gallery) => `${gallery} durchsuchen`,
    searchHint: 'Suchen',
    clearSearch: 'Suche leeren',
    searchedFor: (query) => `Suche: ${query}`,
    sort: 'Sortieren',
    editorsOrder: 'Auswahl der Redaktion',
    sorts: {
      title: 'Titel',
      date: 'Neueste zuerst',
      oldest: 'Älteste zuerst',
      random: 'Zufällig',
    },
    shuffleAgain: 'Zufällig: neu mischen',
    loadMore: 'Mehr laden',
    paging: (gallery) => `Mehr aus: ${gallery}`,
    page: (page) => `Seite ${format(page)}`,
    previousPage: 'Vorige Seite',
    nextPage: 'Nächste Seite',
    shown: (shown, matching) => `${format(shown)} von ${format(matching)} gezeigt`,
    readMore: (title) => `Lesen: ${title}`,
    enlarge: (title) => `Vergrößern: ${title}`,
    imageCount: images,
    updateFailed:
      'Die Galerie konnte nicht aktualisiert werden. Bitte versuchen Sie es noch einmal.',
    filterSheet: {
      open: (active) => `Filter (${format(active)})`,
      show: (matching) => `${format(matching)} zeigen`,
    },
    period: { from: 'Von', to: 'Bis', show: 'Anzeigen' },
    lightbox: {
      close: 'Schließen',
      next: 'Weiter',
      previous: 'Zurück',
      play: 'Diaschau starten',
      pause: 'Diaschau anhalten',
      fullScreen: 'Vollbild',
      leaveFullScreen: 'Vollbild verlassen',
      share: 'Teilen',
      download: 'Herunterladen',
      thumbnails: 'Alle Bilder',
      thumbnail: (position, title) =>
        title === '' ? format(position) : `${format(position)}: ${title}`,
      copied: 'Link kopiert',
      details: 'Details',
      hideDetails: 'Details schließen',
      print: 'Drucken',
      email: 'Per E-Mail senden',
      fullSize: 'Volle Größe',
      fit: 'Ins Fenster einpassen',
      openArticle: 'Artikel lesen',
      status: (position, total, caption) => `${format(position)} von ${format(total)}: ${caption}`,
      counter: (position, total) => `${format(position)} / ${format(total)}`,
      step: (step, count) => `Bild ${format(step)} von ${format(count)}`,
      loading: 'Wird geladen',
      failed:
        'Der gewünschte Inhalt kann nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
      tryAgain: 'Noch einmal versuchen',
      openOriginal: 'Original öffnen',
      openPage: 'Ganze Seite öffnen',
      nextArticle: (title) => `Nächster Artikel: ${title}`,
      playVideo: (title) => `Video abspielen: ${title}`,
    },
  },
  skipToContent: 'Zum Inhalt springen',
  draftNotice: (savedAt) => `Entwurf vom ${formatTime(savedAt)}, nicht veröffentlicht`,
  header: {
    languages: 'Sprachen',
    menu: 'Menü',
    main: 'Hauptmenü',
    subMenu: (entry) => `Mehr unter ${entry}`,
  },
  footer: { links: 'Fußzeile' },
  search: {
    title: 'Suche',
    titleFor: (query) => `Suche: ${query}`,
    field: 'Diese Website durchsuchen',
    suggestions: 'Vorschläge',
    suggested: suggestions,
    results: 'Ergebnisse',
    notReady: 'Die Suche wird vorbereitet. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    noResults: (query) => `Hier ist nichts mit ${quoted(query)}.`,
    noResultsHelp:
      'Jedes Wort muss vorkommen. Lassen Sie eines weg, oder tippen Sie nur seinen Anfang.',
    without: (words, found) => `Ohne ${quoted(words)}: ${format(found)}`,
    tooMany: (found, shown) =>
      `${format(found)} Seiten enthalten diese Wörter. Hier sind die ${format(shown)}, die am besten passen; ein weiteres Wort grenzt sie ein.`,
  },
  backLink: {
    gallery: 'Galerie',
    back: (gallery, position, total) => `${gallery}: ${format(position)} von ${format(total)}`,
    previous: 'Vorheriger',
    next: 'Nächster',
  },
  related: 'Ähnliches',
  share: {
    label: 'Teilen und drucken',
    share: 'Teilen',
    copied: 'Link kopiert',
    email: 'Per E-Mail senden',
    print: 'Drucken',
  },
  image: {
    credit: 'Bildnachweis',
    license: 'Lizenz',
    copyright: 'Urheberrecht',
    source: 'Quelle',
    position: 'Aufnahmeort',
    galleries: 'Zu sehen in',
  },
  blocks: {
    play: 'Abspielen',
    show: 'Zeigen',
    open: 'Öffnen',
    loadsFrom: (host) => `kommt erst auf Wunsch von ${host}`,
    transcript: 'Zum Nachlesen',
  },
  carousel: {
    carousel: 'Karussell',
    slide: 'Bild',
    slides: 'Bilder',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    pause: 'Bilder anhalten',
    play: 'Bilder laufen lassen',
    position: (position, total) => `${format(position)} von ${format(total)}`,
  },
  dialog: { close: 'Schließen' },
  numberedPage: {
    title: (title, page) => `${title}, Seite ${format(page)}`,
    description: (description, page, pages) =>
      `Seite ${format(page)} von ${format(pages)}. ${description}`,
  },
  notices: {
    toFrontPage: 'Zur Startseite',
    notFound: {
      title: 'Diese Seite gibt es hier nicht',
      text: 'Vielleicht ist sie umgezogen, oder in der Adresse ist ein Tippfehler.',
    },
    firstPage: {
      title: 'Noch ist nichts veröffentlicht',
      text: 'Diese Website wartet auf ihre erste Seite.',
      help: 'Die ersten Schritte: die Website benennen, Bilder hinzufügen, eine Galerie anlegen, veröffentlichen. Eine Seite mit der Adresse „home“ ist die Startseite.',
      openEditor: 'Redaktion öffnen',
    },
    error: {
      title: 'Diese Seite konnte nicht gezeigt werden',
      text: 'Der Fehler liegt bei uns. Bitte versuchen Sie es gleich noch einmal.',
      reference: (id) => `Kennung: ${id}`,
    },
    previewEnded: {
      title: 'Diese Vorschau ist beendet',
      text: (name) =>
        `Der Link zu einem Entwurf von ${name} ist abgelaufen oder wurde zurückgezogen. Bitte fragen Sie nach einem neuen, wo Sie ihn bekommen haben.`,
    },
    editorDown: {
      title: 'Die Redaktion ist nicht erreichbar',
      text: 'Vielleicht startet sie gerade. Die Website läuft weiter; bitte versuchen Sie es gleich noch einmal.',
    },
  },
}

export default messages
