import type { WorkLabels } from '@tessera/gallery/core'
import { capitalize, listFormatter, pluralFormatter, timeFormatter } from './formatters'
import type { Messages } from './messages'

const locale = 'it'
const { format } = new Intl.NumberFormat(locale)
const { and, or } = listFormatter(locale)
const articles = pluralFormatter(locale, {
  one: '# articolo',
  many: '# di articoli',
  other: '# articoli',
})
const suggestions = pluralFormatter(locale, { one: '# suggerimento', other: '# suggerimenti' })
const quoted = (query: string) => `«${query}»`

const images = pluralFormatter(locale, {
  one: '# immagine',
  many: '# di immagini',
  other: '# immagini',
})

interface Noun {
  readonly count: (count: number) => string
  readonly single: string
  readonly none: string
  readonly empty: string
}
const ARTICLES: Noun = {
  count: articles,
  single: 'Articolo',
  none: 'nessun articolo',
  empty: 'Qui non ci sono ancora articoli.',
}
const IMAGES: Noun = {
  count: images,
  single: 'Immagine',
  none: 'nessuna immagine',
  empty: 'Qui non ci sono ancora immagini.',
}

const workLabels = ({ count, single, none, empty }: Noun): WorkLabels => ({
  option: (label, number) => `${label}, ${count(number)}`,
  results: (matching, all) =>
    matching === all ? count(all) : `${format(matching)} su ${count(all)}`,
  pageRange: (first, last, matching) =>
    first === last
      ? `${single} ${format(first)} di ${format(matching)}`
      : `${format(first)}–${format(last)} su ${count(matching)}`,
  noResults: (selected, query = '') => {
    if (query !== '')
      return selected.length === 0
        ? `${capitalize(none)} contiene le parole ${quoted(query)}.`
        : `In ${and(selected)}, ${none} contiene le parole ${quoted(query)}.`
    if (selected.length === 0) return empty
    return `${capitalize(none)} corrisponde ${selected.length > 1 ? 'insieme ' : ''}a ${and(selected)}.`
  },
  relaxation: (option, number) => `Senza ${option}: ${count(number)}`,
})
const formatTime = timeFormatter(locale)

const messages: Messages = {
  lang: 'it',
  dir: 'ltr',
  locale,
  name: 'Italiano',
  gallery: {
    all: 'Tutti',
    count: format,
    ...workLabels(ARTICLES),
    images: workLabels(IMAGES),
    dropdown: (group, selected) => `${group}: ${selected}`,
    selected: (options) =>
      options.length > 2 ? `${format(options.length)} scelte` : options.join(', '),
    anyOf: or,
    quoted,
    filters: 'Filtri',
    toResults: 'Vai ai risultati',
    removeFilter: (option) => `Togli il filtro: ${option}`,
    clearAll: 'Togli tutti',
    close: 'Chiudi',
    search: (gallery) => `Cerca in ${gallery}`,
    searchHint: 'Cerca',
    clearSearch: 'Cancella la ricerca',
    searchedFor: (query) => `Ricerca: ${query}`,
    sort: 'Ordina',
    editorsOrder: 'Scelta della redazione',
    sorts: {
      title: 'Titolo',
      date: 'Prima i più recenti',
      oldest: 'Prima i più vecchi',
      random: 'A caso',
    },
    shuffleAgain: 'A caso: mescola ancora',
    loadMore: 'Mostra altri',
    paging: (gallery) => `Altro da ${gallery}`,
    page: (page) => `Pagina ${format(page)}`,
    previousPage: 'Pagina precedente',
    nextPage: 'Pagina successiva',
    shown: (shown, matching) => `${format(shown)} su ${format(matching)}`,
    readMore: (title) => `Leggi: ${title}`,
    enlarge: (title) => `Ingrandisci: ${title}`,
    imageCount: images,
    updateFailed: 'Non è stato possibile aggiornare la galleria. Riprova.',
    filterSheet: {
      open: (active) => `Filtri (${format(active)})`,
      show: (matching) => `Mostra ${format(matching)}`,
    },
    period: { from: 'Da', to: 'A', show: 'Mostra' },
    lightbox: {
      close: 'Chiudi',
      next: 'Avanti',
      previous: 'Indietro',
      play: 'Avvia la presentazione',
      pause: 'Ferma la presentazione',
      fullScreen: 'Schermo intero',
      leaveFullScreen: 'Esci da schermo intero',
      share: 'Condividi',
      download: 'Scarica',
      thumbnails: 'Tutte le immagini',
      thumbnail: (position, title) =>
        title === '' ? format(position) : `${format(position)}: ${title}`,
      copied: 'Link copiato',
      details: 'Dettagli',
      hideDetails: 'Chiudi i dettagli',
      print: 'Stampa',
      email: 'Invia per e-mail',
      fullSize: 'Dimensioni reali',
      fit: 'Adatta alla finestra',
      openArticle: 'Leggi l’articolo',
      status: (position, total, caption) => `${format(position)} di ${format(total)}: ${caption}`,
      counter: (position, total) => `${format(position)} / ${format(total)}`,
      step: (step, count) => `Immagine ${format(step)} di ${format(count)}`,
      loading: 'Caricamento',
      failed: 'Non è possibile caricare il contenuto richiesto. Riprova più tardi.',
      tryAgain: 'Riprova',
      openOriginal: 'Apri l’originale',
      openPage: 'Apri la pagina intera',
      nextArticle: (title) => `Articolo successivo: ${title}`,
      playVideo: (title) => `Riproduci il video: ${title}`,
    },
  },
  skipToContent: 'Vai al contenuto',
  draftNotice: (savedAt) => `Bozza del ${formatTime(savedAt)}, non pubblicata`,
  header: {
    languages: 'Lingue',
    menu: 'Menu',
    main: 'Menu principale',
    subMenu: (entry) => `Altro in ${entry}`,
  },
  footer: { links: 'Piè di pagina' },
  search: {
    title: 'Ricerca',
    titleFor: (query) => `Ricerca: ${query}`,
    field: 'Cerca in questo sito',
    suggestions: 'Suggerimenti',
    suggested: suggestions,
    results: 'Risultati',
    notReady: 'La ricerca è in preparazione. Riprova fra qualche secondo.',
    noResults: (query) => `Qui nulla contiene ${quoted(query)}.`,
    noResultsHelp: 'Ogni parola deve essere trovata. Togline una, o scrivi solo come comincia.',
    without: (words, found) => `Senza ${quoted(words)}: ${format(found)}`,
    tooMany: (found, shown) =>
      `${format(found)} pagine contengono queste parole. Ecco le ${format(shown)} più vicine; una parola in più le distingue.`,
  },
  backLink: {
    gallery: 'Galleria',
    back: (gallery, position, total) => `${gallery}: ${format(position)} di ${format(total)}`,
    previous: 'Precedente',
    next: 'Successivo',
  },
  related: 'Altro di simile',
  share: {
    label: 'Condividi e stampa',
    share: 'Condividi',
    copied: 'Link copiato',
    email: 'Invia per e-mail',
    print: 'Stampa',
  },
  image: {
    credit: 'Crediti',
    license: 'Licenza',
    copyright: 'Diritto d’autore',
    source: 'Fonte',
    position: 'Luogo',
    galleries: 'Visibile in',
  },
  blocks: {
    play: 'Riproduci',
    show: 'Mostra',
    open: 'Apri',
    loadsFrom: (host) => `si carica da ${host} solo su richiesta`,
    transcript: 'Trascrizione',
  },
  carousel: {
    carousel: 'carosello',
    slide: 'diapositiva',
    slides: 'Diapositive',
    previous: 'Diapositiva precedente',
    next: 'Diapositiva successiva',
    pause: 'Ferma le diapositive',
    play: 'Avvia le diapositive',
    position: (position, total) => `${format(position)} di ${format(total)}`,
  },
  dialog: { close: 'Chiudi' },
  numberedPage: {
    title: (title, page) => `${title}, pagina ${format(page)}`,
    description: (description, page, pages) =>
      `Pagina ${format(page)} di ${format(pages)}. ${description}`,
  },
  notices: {
    toFrontPage: 'Alla pagina iniziale',
    notFound: {
      title: 'Questa pagina non è qui',
      text: 'Forse è stata spostata, o nell’indirizzo c’è un errore.',
    },
    firstPage: {
      title: 'Non è ancora pubblicato nulla',
      text: 'Questo sito aspetta la sua prima pagina.',
      help: 'I primi passi: dare un nome al sito, aggiungere immagini, creare una galleria e pubblicare. Una pagina con l’indirizzo «home» è la pagina iniziale.',
      openEditor: 'Apri la redazione',
    },
    error: {
      title: 'Non è stato possibile mostrare questa pagina',
      text: 'L’errore è nostro. Riprova fra un momento.',
      reference: (id) => `Riferimento: ${id}`,
    },
    previewEnded: {
      title: 'Questa anteprima è terminata',
      text: (name) =>
        `Il link a una bozza di ${name} è scaduto o è stato revocato. Ne chieda uno nuovo a chi glielo ha inviato.`,
    },
    editorDown: {
      title: 'La redazione non è disponibile',
      text: 'Forse si sta avviando. Il sito continua; riprova fra un momento.',
    },
  },
}

export default messages
