import { readBody } from '../../content/read-body.mjs'

/**
 * Translation of each page, with the same blocks as the English page.
 * @type {import('../../content/translations.mjs').PageTranslations}
 */
export const pages = {
  home: {
    title: 'Halden & Roe',
    slug: 'home',
    description: 'Drucke, Plakate und Bücher von einem Netzboden in Port Karrin.',
    blocks: [
      readBody(`Halden & Roe, das sind fünf Leute und zwei Pressen auf einem alten Netzboden in Port Karrin. Wir schneiden, zeichnen, drucken und binden: Holzschnitte, Plakate, Bücher und hin und wieder die Buchstaben über einer Tür.

Das Neueste steht vorn.`),
      { title: 'Arbeiten' },
      readBody(
        `Was wir auf dem Weg zum Netzboden sehen, was an der Presse schiefging und was andere dazu gesagt haben. Es schreibt, wer das kürzere Streichholz gezogen hat.`,
      ),
      { title: 'Journal' },
      readBody(
        `Das Haus, die Leute darin, und wie man herkommt, etwas lernt oder bestellt. Samstags steht die Tür offen; [der Weg hierher](page:contact) ist kurz, wenn man erst die Fischhalle gefunden hat.`,
      ),
      { title: 'Atelier' },
    ],
  },
  about: {
    title: 'Über das Atelier',
    slug: 'ueber-das-atelier',
    description:
      'Wer wir sind, was wir drucken und wie ein Auftrag vom ersten Gespräch bis auf die Trockenhorde kommt.',
    blocks: [
      readBody(`Seit September 2016 drucken wir auf [dem Netzboden](article:the-net-loft). Wir sind zu fünft: Ines, Tomas, Maud, Struan und Jun. Die Hälfte von dem, was wir machen, ist unser eigener Einfall; die andere Hälfte ist ein fremder und meistens besser bezahlt.

![](image:hung-nets)

## Wie ein Auftrag verläuft

1. Sie schreiben uns, wofür es sein soll. Nicht, wie es aussehen soll.
2. Wir treffen uns, am liebsten hier, und sehen die Schubladen durch.
3. Tomas oder Ines zeichnet. Das dauert länger, als Sie hoffen.
4. Sie bekommen einen Entwurf. Ist er falsch, machen wir einen anderen.
5. Wir drucken, Sie holen ab, und es gibt Suppe.

## Was wir nicht machen

- Visitenkarten
- irgendetwas bis Freitag
- Sonnenuntergänge mit Text darauf

> Ein Druck ist fertig, wenn man nichts mehr auf die Presse schieben kann.

Was es kostet, steht in [Preise, Post und Geduld](article:prices-and-post).

Die Wand hinter der großen Presse wird neu gehängt, sobald die Farbe der letzten Hängung trocken ist.`),
      { title: 'An der Wand' },
      {
        title: 'Kommen Sie an einem Samstag',
        text: 'Die Tür ist von zehn bis vier offen. Sie dürfen schauen, fragen, einen Probedruck abziehen und ihn mitnehmen. Kinder dürfen am Rad drehen, wenn ihnen Farbe nichts ausmacht.',
        links: [
          { label: 'Ein Samstag auf dem Netzboden', target: 'page:saturday', appearance: 'button' },
          { label: 'So finden Sie uns', target: 'page:contact', appearance: 'link' },
        ],
      },
    ],
  },
  saturday: {
    title: 'Ein Samstag auf dem Netzboden',
    slug: 'samstag',
    description:
      'Was geschieht, wenn die Tür offen steht: ein Probedruck, ein Gang die Straße entlang, Suppe, ein Film.',
    blocks: [
      readBody(
        `Sechs Tage in der Woche ist der Netzboden eine Werkstatt. Am siebten ist er eine Werkstatt mit Besuch, und jemand hat gefegt.`,
      ),
      {},
      {
        columns: [
          [
            readBody(`## Bis zum Mittag

Die Farbe steht bereit, und die große Presse ist warm, was heißt, dass Struan seit acht Uhr mit ihr redet. Sie suchen sich einen Stock aus der Schublade, rollen ihn mit einer [Walze](tip: Eine Gummirolle mit Griff. Unsere sind älter als Jun.) ein und reiben mit einem [Baren](tip: Eine Scheibe aus Schnur in einem Bambusblatt; sie leistet, was die große Presse leistet, nur mit Ihrer eigenen Schulter.) einen Probedruck ab. Er gehört Ihnen, mit allen Flecken. [Was Sie mitbringen](#modal-bring)

## Danach

Suppe. Anschließend gehen wir die Uferstraße entlang und sehen uns die Buchstaben über den Türen an. Ines verrät, welche von ihr sind und welche vom Wind.`),
          ],
          [
            {
              text: 'Gekommen bin ich wegen der Cyanotypien, geblieben bin ich wegen der Geräusche. Mir hatte niemand gesagt, dass eine Presse seufzt.',
              attribution: 'Aus dem Gästebuch, Mai 2025',
            },
            {},
          ],
        ],
      },
      { title: 'Drei Boote, Farbe um Farbe' },
      {},
      { title: 'Was Gäste mit nach Hause genommen haben' },
      {
        buttonLabel: 'Was Sie mitbringen',
        title: 'Was Sie mitbringen',
        content: readBody(`- Kleidung, in der schon einmal gestrichen wurde
- eine flache Mappe; die Drucke sind trocken genug für die Hand, aber nicht zum Rollen
- Stiefel, bei Springflut

Schürzen, Farbe und Papier stellen wir. Was es kostet, steht in [Preise, Post und Geduld](article:prices-and-post).`),
      },
      readBody(`## Am Abend

Wenn es um fünf dunkel ist, leiht sich der Filmclub unsere Wand. Wir drucken das Plakat und dürfen dafür in der ersten Reihe sitzen.

>> Das Tuch, auf das wir projizieren, ist ein Fehldruck von 1,2 mal 2 Metern. Von der dritten Reihe aus kann ihn niemand lesen. | Tomas

Die Lampe über der Treppe schaltet die Flut, damit niemand Stiefel braucht, der ohne gekommen ist. Jun hat das Programm geschrieben; es ist kürzer als die Erklärung.

\`\`\`Python
def lamp(tide, floor=4.1):
    """Red when the stairs are wet."""
    return "red" if tide.height_in(hours=1) > floor else "white"
\`\`\``),
      {
        title: 'Big Buck Bunny, Blender Foundation, 2008: was wir im November gezeigt haben',
      },
      {
        text: 'Bleiben Sie, bis die Farbe trocken ist. Dann müssen Sie noch einmal kommen.',
        attribution: 'Maud Okafor',
      },
      { title: 'Wo Port Karrin läge, wenn es das gäbe' },
      {
        title: 'Das nächste Mal',
        text: 'Jeden Samstag, nur nicht an dem nach Neujahr. Gruppen von mehr als sechs Leuten: bitte vorher schreiben.',
        links: [
          {
            label: 'Schreiben Sie uns',
            target: 'mailto:print@haldenroe.example?subject=Samstag',
            appearance: 'button',
          },
          {
            label: 'Preise, Post und Geduld',
            target: 'article:prices-and-post',
            appearance: 'link',
          },
        ],
      },
    ],
  },
  archive: {
    title: 'Der Planschrank',
    slug: 'planschrank',
    description: 'Was wir gedruckt und fotografiert haben, unbeschnitten, Schublade um Schublade.',
    blocks: [
      readBody(
        `Hier ist nichts beschnitten. Ziehen Sie eine Schublade auf, oder mehrere: Ein Blatt erscheint, wenn es in einer davon liegt.`,
      ),
      { title: 'Blätter', periodLabel: 'Jahre' },
    ],
  },
  register: {
    title: 'Das Register',
    slug: 'register',
    description:
      'Jedes Blatt, jede Notiz und jeder Besuch in einer Liste, zum Suchen und Sortieren.',
    blocks: [
      readBody(
        `Maud führt Buch über alles, was den Netzboden verlässt. Dies ist das Buch, nur ohne die Kaffeeränder.`,
      ),
      { title: 'Einträge' },
    ],
  },
  contact: {
    title: 'Kontakt und Impressum',
    slug: 'kontakt',
    description: 'Wo der Netzboden steht, wann er offen ist und woraus diese Website gemacht ist.',
    blocks: [
      readBody(`Der Netzboden steht am Ende der Uferstraße in Port Karrin, hinter der Fischhalle, auf Pfählen. Die Treppe ist auf der Seeseite. Bei Springflut ziehen Sie Stiefel an.

![](image:karr-ness-survey)

## Offen

- samstags von zehn bis vier
- an anderen Tagen, wenn der Flaschenzug unten ist oder die Lampe brennt
- nicht in der Woche nach Neujahr

Schreiben Sie an [print@haldenroe.example](mailto:print@haldenroe.example). Briefe lesen wir zuerst.

## Impressum

Das Atelier, die Stadt und alle, die darin leben, sind erfunden. Die Drucke auf dieser Website haben Programme gezeichnet; die Fotografien sind alt, echt und gemeinfrei. Sie sind hier, damit Sie sehen, wie Ihre eigene Website aussehen könnte. Ein einziger Befehl entfernt alles.`),
    ],
  },
}
