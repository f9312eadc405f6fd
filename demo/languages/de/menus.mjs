import { readBody } from '../../content/read-body.mjs'

/** @type {import('../../content/translations.mjs').Menu} */
export const menu = [
  { label: 'Arbeiten', target: 'page:home#work' },
  { label: 'Journal', target: 'page:home#journal' },
  {
    label: 'Archiv',
    links: [
      { label: 'Der Planschrank', target: 'page:archive' },
      { label: 'Das Register', target: 'page:register' },
    ],
  },
  {
    label: 'Atelier',
    target: 'page:home#studio',
    links: [
      { label: 'Über das Atelier', target: 'page:about' },
      { label: 'Ein Samstag hier', target: 'page:saturday' },
      { label: 'Preise und Post', target: 'article:prices-and-post' },
      { label: 'Kurse', target: 'article:blue-in-a-day' },
    ],
  },
  { label: 'Kontakt', target: 'page:contact' },
]

/** @type {import('../../content/translations.mjs').Footer} */
export const footer = {
  columns: [
    {
      title: 'Der Netzboden',
      content: readBody(`Uferstraße, Port Karrin

Samstags von zehn bis vier`),
    },
    {
      title: 'Für den Anfang',
      content: readBody(`[Der Netzboden](article:the-net-loft)

[Preise, Post und Geduld](article:prices-and-post)

[Blau an einem Tag, der Kurs](article:blue-in-a-day)`),
    },
    {
      title: 'Schreiben',
      content: readBody(`[print@haldenroe.example](mailto:print@haldenroe.example)

[Über das Atelier](page:about)`),
    },
  ],
  links: [
    { label: 'Kontakt und Impressum', target: 'page:contact' },
    { label: 'Das Register', target: 'page:register' },
  ],
  note: 'Halden & Roe ist ein erfundenes Atelier. Die Drucke hat ein Programm gezeichnet; die Fotografien sind gemeinfrei.',
}
