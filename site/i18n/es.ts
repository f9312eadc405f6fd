import type { WorkLabels } from '@tessera/gallery/core'
import { capitalize, listFormatter, pluralFormatter, timeFormatter } from './formatters'
import type { Messages } from './messages'

const locale = 'es'
const { format } = new Intl.NumberFormat(locale)
const { and, or } = listFormatter(locale)
const articles = pluralFormatter(locale, {
  one: '# artículo',
  many: '# de artículos',
  other: '# artículos',
})
const suggestions = pluralFormatter(locale, { one: '# sugerencia', other: '# sugerencias' })
const quoted = (query: string) => `«${query}»`

const images = pluralFormatter(locale, {
  one: '# imagen',
  many: '# de imágenes',
  other: '# imágenes',
})

interface Noun {
  readonly count: (count: number) => string
  readonly single: string
  readonly none: string
  readonly empty: string
}
const ARTICLES: Noun = {
  count: articles,
  single: 'Artículo',
  none: 'ningún artículo',
  empty: 'Aquí todavía no hay artículos.',
}
const IMAGES: Noun = {
  count: images,
  single: 'Imagen',
  none: 'ninguna imagen',
  empty: 'Aquí todavía no hay imágenes.',
}

const workLabels = ({ count, single, none, empty }: Noun): WorkLabels => ({
  option: (label, number) => `${label}, ${count(number)}`,
  results: (matching, all) =>
    matching === all ? count(all) : `${format(matching)} de ${count(all)}`,
  pageRange: (first, last, matching) =>
    first === last
      ? `${single} ${format(first)} de ${format(matching)}`
      : `${format(first)}–${format(last)} de ${count(matching)}`,
  noResults: (selected, query = '') => {
    if (query !== '')
      return selected.length === 0
        ? `${capitalize(none)} contiene las palabras ${quoted(query)}.`
        : `En ${and(selected)}, ${none} contiene las palabras ${quoted(query)}.`
    if (selected.length === 0) return empty
    return `${capitalize(none)} corresponde ${selected.length > 1 ? 'a la vez ' : ''}a ${and(selected)}.`
  },
  relaxation: (option, number) => `Sin ${option}: ${count(number)}`,
})
const formatTime = timeFormatter(locale)

const messages: Messages = {
  lang: 'es',
  dir: 'ltr',
  locale,
  name: 'Español',
  gallery: {
    all: 'Todo',
    count: format,
    ...workLabels(ARTICLES),
    images: workLabels(IMAGES),
    dropdown: (group, selected) => `${group}: ${selected}`,
    selected: (options) =>
      options.length > 2 ? `${format(options.length)} opciones` : options.join(', '),
    anyOf: or,
    quoted,
    filters: 'Filtros',
    toResults: 'Ir a los resultados',
    removeFilter: (option) => `Quitar el filtro: ${option}`,
    clearAll: 'Quitar todos',
    close: 'Cerrar',
    search: (gallery) => `Buscar en ${gallery}`,
    searchHint: 'Buscar',
    clearSearch: 'Borrar la búsqueda',
    searchedFor: (query) => `Búsqueda: ${query}`,
    sort: 'Ordenar',
    editorsOrder: 'Selección editorial',
    sorts: {
      title: 'Título',
      date: 'Los más nuevos primero',
      oldest: 'Los más antiguos primero',
      random: 'Al azar',
    },
    shuffleAgain: 'Al azar: mezclar de nuevo',
    loadMore: 'Cargar más',
    paging: (gallery) => `Más de ${gallery}`,
    page: (page) => `Página ${format(page)}`,
    previousPage: 'Página anterior',
    nextPage: 'Página siguiente',
    shown: (shown, matching) => `${format(shown)} de ${format(matching)}`,
    readMore: (title) => `Leer: ${title}`,
    enlarge: (title) => `Ampliar: ${title}`,
    imageCount: images,
    updateFailed: 'No se ha podido actualizar la galería. Inténtelo de nuevo.',
    filterSheet: {
      open: (active) => `Filtros (${format(active)})`,
      show: (matching) => `Mostrar ${format(matching)}`,
    },
    period: { from: 'Desde', to: 'Hasta', show: 'Mostrar' },
    lightbox: {
      close: 'Cerrar',
      next: 'Siguiente',
      previous: 'Anterior',
      play: 'Iniciar la presentación',
      pause: 'Detener la presentación',
      fullScreen: 'Pantalla completa',
      leaveFullScreen: 'Salir de pantalla completa',
      share: 'Compartir',
      download: 'Descargar',
      thumbnails: 'Todas las imágenes',
      thumbnail: (position, title) =>
        title === '' ? format(position) : `${format(position)}: ${title}`,
      copied: 'Enlace copiado',
      details: 'Detalles',
      hideDetails: 'Cerrar los detalles',
      print: 'Imprimir',
      email: 'Enviar por correo',
      fullSize: 'Tamaño real',
      fit: 'Ajustar a la ventana',
      openArticle: 'Leer el artículo',
      status: (position, total, caption) => `${format(position)} de ${format(total)}: ${caption}`,
      counter: (position, total) => `${format(position)} / ${format(total)}`,
      step: (step, count) => `Imagen ${format(step)} de ${format(count)}`,
      loading: 'Cargando',
      failed: 'No se puede cargar el contenido solicitado. Inténtelo más tarde.',
      tryAgain: 'Intentar de nuevo',
      openOriginal: 'Abrir el original',
      openPage: 'Abrir la página entera',
      nextArticle: (title) => `Artículo siguiente: ${title}`,
      playVideo: (title) => `Reproducir el vídeo: ${title}`,
    },
  },
  skipToContent: 'Ir al contenido',
  draftNotice: (savedAt) => `Borrador del ${formatTime(savedAt)}, sin publicar`,
  header: {
    languages: 'Idiomas',
    menu: 'Menú',
    main: 'Menú principal',
    subMenu: (entry) => `Más en ${entry}`,
  },
  footer: { links: 'Pie de página' },
  search: {
    title: 'Búsqueda',
    titleFor: (query) => `Búsqueda: ${query}`,
    field: 'Buscar en este sitio',
    suggestions: 'Sugerencias',
    suggested: suggestions,
    results: 'Resultados',
    notReady: 'La búsqueda se está preparando. Inténtelo de nuevo en unos segundos.',
    noResults: (query) => `Aquí nada contiene ${quoted(query)}.`,
    noResultsHelp: 'Deben aparecer todas las palabras. Quite una o escriba solo cómo empieza.',
    without: (words, found) => `Sin ${quoted(words)}: ${format(found)}`,
    tooMany: (found, shown) =>
      `${format(found)} páginas contienen estas palabras. Aquí están las ${format(shown)} que mejor encajan; una palabra más las distinguirá.`,
  },
  backLink: {
    gallery: 'Galería',
    back: (gallery, position, total) => `${gallery}: ${format(position)} de ${format(total)}`,
    previous: 'Anterior',
    next: 'Siguiente',
  },
  related: 'Más como esto',
  share: {
    label: 'Compartir e imprimir',
    share: 'Compartir',
    copied: 'Enlace copiado',
    email: 'Enviar por correo',
    print: 'Imprimir',
  },
  image: {
    credit: 'Crédito',
    license: 'Licencia',
    copyright: 'Derechos de autor',
    source: 'Fuente',
    position: 'Lugar',
    galleries: 'Aparece en',
  },
  blocks: {
    play: 'Reproducir',
    show: 'Mostrar',
    open: 'Abrir',
    loadsFrom: (host) => `se carga desde ${host} solo si lo pide`,
    transcript: 'Transcripción',
  },
  carousel: {
    carousel: 'carrusel',
    slide: 'diapositiva',
    slides: 'Diapositivas',
    previous: 'Diapositiva anterior',
    next: 'Diapositiva siguiente',
    pause: 'Detener las diapositivas',
    play: 'Pasar las diapositivas',
    position: (position, total) => `${format(position)} de ${format(total)}`,
  },
  dialog: { close: 'Cerrar' },
  numberedPage: {
    title: (title, page) => `${title}, página ${format(page)}`,
    description: (description, page, pages) =>
      `Página ${format(page)} de ${format(pages)}. ${description}`,
  },
  notices: {
    toFrontPage: 'A la página de inicio',
    notFound: {
      title: 'Esta página no está aquí',
      text: 'Puede que se haya mudado o que la dirección tenga una errata.',
    },
    firstPage: {
      title: 'Todavía no hay nada publicado',
      text: 'Este sitio espera su primera página.',
      help: 'Los primeros pasos: dar nombre al sitio, añadir imágenes, crear una galería y publicar. Una página con la dirección «home» es la portada.',
      openEditor: 'Abrir el editor',
    },
    error: {
      title: 'No se ha podido mostrar esta página',
      text: 'El fallo es nuestro. Inténtelo de nuevo dentro de un momento.',
      reference: (id) => `Referencia: ${id}`,
    },
    previewEnded: {
      title: 'Esta vista previa ha terminado',
      text: (name) =>
        `El enlace a un borrador de ${name} ha caducado o se ha anulado. Pida uno nuevo a quien se lo envió.`,
    },
    editorDown: {
      title: 'El editor no está disponible',
      text: 'Puede que esté arrancando. El sitio sigue en marcha; inténtelo de nuevo dentro de un momento.',
    },
  },
}

export default messages
