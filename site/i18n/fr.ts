import type { WorkLabels } from '@tessera/gallery/core'
import { capitalize, listFormatter, pluralFormatter, timeFormatter } from './formatters'
import type { Messages } from './messages'

const locale = 'fr'
const { format } = new Intl.NumberFormat(locale)
const { and, or } = listFormatter(locale)
const articles = pluralFormatter(locale, {
  one: '# article',
  many: '# d’articles',
  other: '# articles',
})
const suggestions = pluralFormatter(locale, { one: '# suggestion', other: '# suggestions' })
/** With the narrow spaces that French sets before some signs. */
const quoted = (query: string) => `«\u00a0${query}\u00a0»`
const colon = '\u00a0:'

const images = pluralFormatter(locale, { one: '# image', many: '# d’images', other: '# images' })

interface Noun {
  readonly count: (count: number) => string
  readonly single: string
  readonly none: string
  readonly empty: string
}
const ARTICLES: Noun = {
  count: articles,
  single: 'Article',
  none: 'aucun article',
  empty: 'Il n’y a pas encore d’articles ici.',
}
const IMAGES: Noun = {
  count: images,
  single: 'Image',
  none: 'aucune image',
  empty: 'Il n’y a pas encore d’images ici.',
}

const workLabels = ({ count, single, none, empty }: Noun): WorkLabels => ({
  option: (label, number) => `${label}, ${count(number)}`,
  results: (matching, all) =>
    matching === all ? count(all) : `${format(matching)} sur ${count(all)}`,
  pageRange: (first, last, matching) =>
    first === last
      ? `${single} ${format(first)} sur ${format(matching)}`
      : `${format(first)}–${format(last)} sur ${count(matching)}`,
  noResults: (selected, query = '') => {
    if (query !== '')
      return selected.length === 0
        ? `${capitalize(none)} ne contient les mots ${quoted(query)}.`
        : `Parmi ${and(selected)}, ${none} ne contient les mots ${quoted(query)}.`
    if (selected.length === 0) return empty
    return `${capitalize(none)} ne correspond ${selected.length > 1 ? 'à la fois ' : ''}à ${and(selected)}.`
  },
  relaxation: (option, number) => `Sans ${option}${colon} ${count(number)}`,
})
const formatTime = timeFormatter(locale)

const messages: Messages = {
  lang: 'fr',
  dir: 'ltr',
  locale,
  name: 'Français',
  gallery: {
    all: 'Tout',
    count: format,
    ...workLabels(ARTICLES),
    images: workLabels(IMAGES),
    dropdown: (group, selected) => `${group}${colon} ${selected}`,
    selected: (options) =>
      options.length > 2 ? `${format(options.length)} choix` : options.join(', '),
    anyOf: or,
    quoted,
    filters: 'Filtres',
    toResults: 'Aller aux résultats',
    removeFilter: (option) => `Retirer le filtre${colon} ${option}`,
    clearAll: 'Tout effacer',
    close: 'Fermer',
    search: (gallery) => `Rechercher dans ${gallery}`,
    searchHint: 'Rechercher',
    clearSearch: 'Effacer la recherche',
    searchedFor: (query) => `Recherche${colon} ${query}`,
    sort: 'Trier',
    editorsOrder: 'Choix de la rédaction',
    sorts: {
      title: 'Titre',
      date: 'Plus récents d’abord',
      oldest: 'Plus anciens d’abord',
      random: 'Au hasard',
    },
    shuffleAgain: `Au hasard${colon} mélanger encore`,
    loadMore: 'Afficher plus',
    paging: (gallery) => `Suite de ${gallery}`,
    page: (page) => `Page ${format(page)}`,
    previousPage: 'Page précédente',
    nextPage: 'Page suivante',
    shown: (shown, matching) => `${format(shown)} sur ${format(matching)}`,
    readMore: (title) => `Lire${colon} ${title}`,
    enlarge: (title) => `Agrandir${colon} ${title}`,
    imageCount: images,
    updateFailed: 'La galerie n’a pas pu être mise à jour. Veuillez réessayer.',
    filterSheet: {
      open: (active) => `Filtres (${format(active)})`,
      show: (matching) => `Afficher ${format(matching)}`,
    },
    period: { from: 'De', to: 'À', show: 'Afficher' },
    lightbox: {
      close: 'Fermer',
      next: 'Suivant',
      previous: 'Précédent',
      play: 'Lancer le diaporama',
      pause: 'Arrêter le diaporama',
      fullScreen: 'Plein écran',
      leaveFullScreen: 'Quitter le plein écran',
      share: 'Partager',
      download: 'Télécharger',
      thumbnails: 'Toutes les vues',
      thumbnail: (position, title) =>
        title === '' ? format(position) : `${format(position)}${colon} ${title}`,
      copied: 'Lien copié',
      details: 'Détails',
      hideDetails: 'Fermer les détails',
      print: 'Imprimer',
      email: 'Envoyer par e-mail',
      fullSize: 'Taille réelle',
      fit: 'Adapter à la fenêtre',
      openArticle: 'Lire l’article',
      status: (position, total, caption) =>
        `${format(position)} sur ${format(total)}${colon} ${caption}`,
      counter: (position, total) => `${format(position)} / ${format(total)}`,
      step: (step, count) => `Image ${format(step)} sur ${format(count)}`,
      loading: 'Chargement',
      failed: 'Le contenu demandé ne peut pas être chargé. Veuillez réessayer plus tard.',
      tryAgain: 'Réessayer',
      openOriginal: 'Ouvrir l’original',
      openPage: 'Ouvrir la page entière',
      nextArticle: (title) => `Article suivant${colon} ${title}`,
      playVideo: (title) => `Lire la vidéo${colon} ${title}`,
    },
  },
  skipToContent: 'Aller au contenu',
  draftNotice: (savedAt) => `Brouillon du ${formatTime(savedAt)}, non publié`,
  header: {
    languages: 'Langues',
    menu: 'Menu',
    main: 'Menu principal',
    subMenu: (entry) => `Plus dans ${entry}`,
  },
  footer: { links: 'Pied de page' },
  search: {
    title: 'Recherche',
    titleFor: (query) => `Recherche${colon} ${query}`,
    field: 'Rechercher sur ce site',
    suggestions: 'Suggestions',
    suggested: suggestions,
    results: 'Résultats',
    notReady: 'La recherche se prépare. Veuillez réessayer dans quelques secondes.',
    noResults: (query) => `Rien ici ne contient ${quoted(query)}.`,
    noResultsHelp:
      'Chaque mot doit être trouvé. Retirez-en un, ou n’écrivez que le début d’un mot.',
    without: (words, found) => `Sans ${quoted(words)}${colon} ${format(found)}`,
    tooMany: (found, shown) =>
      `${format(found)} pages contiennent ces mots. Voici les ${format(shown)} plus proches${colon} un mot de plus les départagera.`,
  },
  backLink: {
    gallery: 'Galerie',
    back: (gallery, position, total) =>
      `${gallery}${colon} ${format(position)} sur ${format(total)}`,
    previous: 'Précédent',
    next: 'Suivant',
  },
  related: 'Dans le même esprit',
  share: {
    label: 'Partager et imprimer',
    share: 'Partager',
    copied: 'Lien copié',
    email: 'Envoyer par e-mail',
    print: 'Imprimer',
  },
  image: {
    credit: 'Crédit',
    license: 'Licence',
    copyright: 'Droits d’auteur',
    source: 'Source',
    position: 'Lieu',
    galleries: 'Visible dans',
  },
  blocks: {
    play: 'Lire',
    show: 'Afficher',
    open: 'Ouvrir',
    loadsFrom: (host) => `ne se charge depuis ${host} qu’à votre demande`,
    transcript: 'Transcription',
  },
  carousel: {
    carousel: 'carrousel',
    slide: 'diapositive',
    slides: 'Diapositives',
    previous: 'Diapositive précédente',
    next: 'Diapositive suivante',
    pause: 'Arrêter le défilement',
    play: 'Lancer le défilement',
    position: (position, total) => `${format(position)} sur ${format(total)}`,
  },
  dialog: { close: 'Fermer' },
  numberedPage: {
    title: (title, page) => `${title}, page ${format(page)}`,
    description: (description, page, pages) =>
      `Page ${format(page)} sur ${format(pages)}. ${description}`,
  },
  notices: {
    toFrontPage: 'Vers la page d’accueil',
    notFound: {
      title: 'Cette page n’est pas ici',
      text: 'Elle a peut-être été déplacée, ou l’adresse contient une faute.',
    },
    firstPage: {
      title: 'Rien n’est encore publié',
      text: 'Ce site attend sa première page.',
      help: `Les premières étapes : nommer le site, ajouter des images, créer une galerie, publier. Une page dont l’adresse est ${quoted('home')} est la page d’accueil.`,
      openEditor: 'Ouvrir la rédaction',
    },
    error: {
      title: 'Cette page n’a pas pu être affichée',
      text: 'La faute est de notre côté. Veuillez réessayer dans un instant.',
      reference: (id) => `Référence${colon} ${id}`,
    },
    previewEnded: {
      title: 'Cet aperçu est terminé',
      text: (name) =>
        `Le lien vers un brouillon de ${name} a expiré ou a été révoqué. Veuillez en demander un nouveau à la personne qui vous l’a envoyé.`,
    },
    editorDown: {
      title: 'La rédaction n’est pas disponible',
      text: 'Elle démarre peut-être. Le site continue\u00a0; veuillez réessayer dans un instant.',
    },
  },
}

export default messages
