import { defaultLabels, type Labels } from '@tessera/gallery'
import { Live } from '../Live'
import { show } from '../show'
import { plain, prints, topics } from '../works'

document.documentElement.lang = 'de'

const works = (count: number) => (count === 1 ? '1 Werk' : `${count} Werke`)

const german: Labels = {
  ...defaultLabels,
  all: 'Alle',
  option: (label, count) => `${label}, ${works(count)}`,
  results: (matching, all) => (matching === all ? works(all) : `${matching} von ${works(all)}`),
  noResults: () => 'Dazu gibt es nichts.',
  relaxation: (option, count) => `Ohne ${option}: ${works(count)}`,
  filters: 'Filter',
  toResults: 'Zu den Ergebnissen',
  removeFilter: (option) => `Filter entfernen: ${option}`,
  clearAll: 'Alle entfernen',
  readMore: (title) => `Lesen: ${title}`,
  enlarge: (title) => `Vergrößern: ${title}`,
}

const groups = [
  {
    ...topics,
    label: 'Thema',
    options: [
      { id: 'print', label: 'Drucke' },
      { id: 'poster', label: 'Plakate' },
      { id: 'book', label: 'Bücher' },
      { id: 'photograph', label: 'Fotografien' },
    ],
  },
]

show(
  <Live
    gallery={{ ...plain, title: 'Ausgewählte Werke', groups }}
    tiles={prints}
    labels={german}
  />,
)
