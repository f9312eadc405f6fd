/** @type {import('../../content/translations.mjs').Texts} */
export const texts = {
  site: {
    name: 'Halden & Roe',
    description:
      'Drucke, Plakate und Bücher von einem Netzboden in Port Karrin. Ein Atelier zum Anschauen, in drei Sprachen.',
  },
  groups: {
    section: {
      label: 'Bereich',
      terms: { work: 'Arbeiten', journal: 'Journal', studio: 'Atelier' },
    },
    topic: {
      label: 'Thema',
      terms: {
        print: 'Druckgrafik',
        poster: 'Plakat',
        book: 'Buch',
        photograph: 'Fotografie',
        exhibition: 'Ausstellung',
        commission: 'Auftrag',
      },
    },
    year: { label: 'Jahr', terms: { earlier: 'Früher' } },
    season: {
      label: 'Jahreszeit',
      terms: { spring: 'Frühling', summer: 'Sommer', autumn: 'Herbst', winter: 'Winter' },
    },
    kind: {
      label: 'Art',
      terms: {
        'field-notes': 'Draußen notiert',
        process: 'Arbeitsgang',
        conversation: 'Gespräch',
        reading: 'Lektüre',
        materials: 'Material',
        mistakes: 'Missgeschicke',
      },
    },
    person: { label: 'Wer', terms: { guests: 'Gäste' } },
    about: {
      label: 'Rund um',
      terms: {
        people: 'Menschen',
        rooms: 'Räume',
        classes: 'Kurse',
        orders: 'Bestellungen',
        neighbours: 'Nachbarn',
      },
    },
  },
  images: {
    'seventh-wave': {
      alt: 'Holzschnitt eines dunklen Meeres in acht Reihen geschnittener Wellen; hinter dem Horizont versinkt halb eine rote Sonne.',
      title: 'Die siebte Welle, zweiter Zustand',
    },
    'harbour-lights': {
      alt: 'Plakat: Ein rot-weißer Leuchtturm wirft zwei gelbe Strahlen in eine dunkelblaue Nacht.',
    },
    'eleven-terns': {
      alt: 'Elf weiße Seeschwalben mit schwarzen Kappen und roten Schnäbeln fliegen über ein petrolfarbenes Meer.',
    },
    'hill-road-dusk': {
      alt: 'Vier Bergrücken in blauem Raster unter einem korallenroten Himmel; hinter dem höchsten geht eine gelbe Sonne unter.',
    },
    'low-sun': {
      alt: 'Eine rote Sonne aus groben Punkten, halb in einem dunkelblauen Meer mit schmalen Lichtstreifen.',
    },
    'four-fronds': { alt: 'Cyanotypie von vier Farnwedeln nebeneinander.' },
    'male-fern': {
      alt: 'Cyanotypie eines einzelnen Farnwedels, weiß auf Blau, mit gestrichenen Rändern.',
      title: 'Dryopteris filix-mas, Blatt 4',
    },
    'cow-parsley': {
      alt: 'Cyanotypie von drei Dolden Wiesenkerbel auf langen Stängeln.',
      title: 'Anthriscus sylvestris, Blatt 11',
    },
    bladderwrack: {
      alt: 'Cyanotypie eines verzweigten Stücks Seetang, weiß auf Blau.',
      title: 'Fucus vesiculosus',
    },
    starlings: {
      alt: 'Ein Schwarm Stare zieht sich über einen orangefarbenen Abendhimmel, darunter eine Hütte auf einer Mole.',
    },
    'allium-oreophilum': {
      alt: 'Fotografie von Karl Blossfeldt: die sich öffnende Blüte eines rosa Zierlauchs.',
      title: 'Karl Blossfeldt, Allium ostrowskianum, 1928',
    },
    'the-net-loft': {
      alt: 'Linolschnitt: ein schwarzes Holzhaus bei Nacht, die vier Fenster leuchten gelb.',
    },
    'hung-nets': {
      alt: 'Ein Fischernetz an einem Balken, in feinen blauen Linien gezeichnet, mit roten Schwimmern am Saum.',
    },
    'karr-ness-survey': {
      alt: 'Karte einer erfundenen Landzunge, Karr Ness: braune Höhenlinien auf Ocker, ringsum blaue Tiefen und Lotungen.',
      title: 'Karr Ness, aus dem Gedächtnis vermessen',
    },
    'shore-street': {
      alt: 'Dreizehn Giebelhäuser in Koralle, Ocker und Weiß an einem Kai, gespiegelt in grauem Wasser.',
    },
    'three-boats': {
      alt: 'Drei Fischerboote auf grünem Wasser unter einem rosa Himmel, das mittlere rot.',
    },
  },
  videos: {
    'three-boats': {
      title: 'Drei Boote, Farbe um Farbe',
      transcript:
        'Der Film hat keinen Ton. Ein Bogen Naturpapier liegt unter der großen Walze, von oben gesehen.\n\nDie Walze fährt viermal darüber, von links nach rechts und zurück. Hinter ihr steht jedes Mal eine Farbe mehr: Rosa für den Himmel, Blaugrün für das Wasser, Rot für die Rümpfe, Nachtblau für alles, was gezeichnet ist. Am Ende liegen drei Boote am Morgen in einem Hafen.',
    },
  },
}
