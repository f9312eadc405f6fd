/**
 * Text and focal point of one image of the demo. Its file is `images/<name>.jpg`.
 * @typedef {object} Description
 * @property {string} alt empty only for a decorative image
 * @property {boolean} [decorative]
 * @property {string} [title] the caption
 * @property {boolean} [showCaption]
 * @property {boolean} [doNotCrop]
 * @property {[x: number, y: number]} [focus] point that stays visible when the image is cropped; percent from the left and the top
 */

/** @type {Record<string, Description>} */
export const descriptions = {
  'seventh-wave': {
    alt: 'Woodcut of a dark sea in eight rows of cut waves, with a red sun half sunk behind the horizon.',
    title: 'The Seventh Wave, second state',
    showCaption: true,
    focus: [68, 34],
  },
  'north-sea-february': {
    alt: 'Woodcut of a steep black sea under a green sky with a pale, round moon.',
    focus: [40, 30],
  },
  'slack-water': {
    alt: 'A pale moon over still, dark blue water; its light falls towards us in short cuts.',
    focus: [63, 36],
  },
  'rain-on-the-harbour': {
    alt: 'Rings of raindrops spreading on deep blue-green water.',
    focus: [55, 78],
  },
  'hill-road-dusk': {
    alt: 'Four ridges in blue halftone under a coral sky; a yellow sun sets behind the highest.',
    focus: [66, 42],
  },
  'three-drums': {
    alt: 'A red sun over six bands of hills in yellow, red and teal grain.',
    focus: [34, 30],
  },
  marram: { alt: 'A belt of dark green grass leaning over a sand dune under a grainy blue sky.' },
  midsummer: {
    alt: 'A large yellow disc printed over with red bars that thicken towards the foot.',
    title: 'Midsummer, from Almanac',
  },
  'two-o-clock': {
    alt: 'Two sets of thin rings, one coral, one blue; where they cross they make a third pattern.',
    focus: [50, 48],
  },
  annular: {
    alt: 'A ring of light around a black disc, with fine ochre rays on a black ground.',
    title: 'Annular, from Almanac',
    showCaption: true,
  },
  'low-sun': {
    alt: 'A red sun in coarse dots, half under a dark blue sea with thin cuts of light.',
    focus: [36, 55],
  },
  'karr-ness-survey': {
    alt: 'Map of an invented headland, Karr Ness: brown contour lines on ochre ground, blue depths and soundings around it.',
    title: 'Karr Ness, surveyed from memory',
    showCaption: true,
    focus: [42, 50],
  },
  'peat-road': {
    alt: 'Contour lines of a moor over flat areas of coral, moss green and bare paper.',
  },
  'south-westerly': {
    alt: 'Streams of short teal and dark blue strokes blow across the sheet and wind around a red dot.',
    focus: [65, 47],
  },
  'two-storey-g': {
    alt: 'Two very large letters g, one red and one blue, printed over each other and cut off by the edge.',
  },
  'three-ampersands': {
    alt: 'Three ampersands in yellow, coral and teal, each overlapping the next.',
  },
  figures: {
    alt: 'The figures one to nine in three rows, in ochre, red and green wood type that overlaps.',
  },
  'wood-type-inventory': {
    alt: 'A proof sheet of type: the words salt, harbour, north, equinox, rag and ink, then the alphabet in smaller sizes.',
    focus: [50, 25],
  },
  'a-lower-case': { alt: 'A coral lower-case letter a, larger than the sheet, on dark blue.' },
  'tide-concerts': {
    alt: 'Poster: the words Tide Concerts above a coral sun and three rows of blue half-discs like waves.',
    focus: [60, 40],
  },
  'harbour-lights': {
    alt: 'Poster: a red and white lighthouse throws two yellow beams across a dark blue night.',
    focus: [68, 40],
  },
  'winter-reading': {
    alt: 'Poster: a row of red, green and ochre books on a shelf, the last one leaning with a lamp behind it.',
    focus: [45, 64],
  },
  'island-ferry': {
    alt: 'Poster: a red and dark blue ferry on teal waves, with a table of sailing times below.',
    focus: [52, 40],
  },
  'seed-swap': {
    alt: 'Poster: a grid of seeds, leaves and flowers in moss green, ochre and dark green.',
    focus: [50, 40],
  },
  'film-society': {
    alt: 'Poster: twelve yellow discs across which a blue disc passes, as in an eclipse.',
    focus: [50, 44],
  },
  'male-fern': {
    alt: 'Cyanotype of a single fern frond, white on blue with brushed edges.',
    title: 'Dryopteris filix-mas, sheet 4',
    showCaption: true,
  },
  bladderwrack: {
    alt: 'Cyanotype of a branching piece of seaweed, white on blue.',
    title: 'Fucus vesiculosus',
    showCaption: true,
    focus: [50, 60],
  },
  'cow-parsley': {
    alt: 'Cyanotype of three heads of cow parsley on long stems.',
    title: 'Anthriscus sylvestris, sheet 11',
    showCaption: true,
    focus: [50, 28],
  },
  'four-fronds': { alt: 'Cyanotype of four fern fronds side by side.' },
  'northern-sky': {
    alt: 'Round star chart, white stars and figures on dark blue, with the hours around the rim.',
    focus: [50, 44],
  },
  'pole-star': {
    alt: 'Star trails circle a point in a blue night sky above a small house on a dark hill.',
    focus: [50, 48],
  },
  starlings: {
    alt: 'A flock of starlings drawn out across an orange evening sky above a hut on a pier.',
    focus: [60, 50],
  },
  'eleven-terns': {
    alt: 'Eleven white terns with black caps and red bills flying across a teal sea.',
  },
  'geese-going-over': {
    alt: 'Thirteen geese in a V cross a pale pink disc above dark fields.',
    focus: [50, 36],
  },
  'turkish-spot': { alt: 'Marbled paper: cream, red and teal spots of many sizes on dark blue.' },
  nonpareil: { alt: '', decorative: true },
  bouquet: { alt: 'Marbled paper combed into waves of green, cream, yellow, pink and brown.' },
  'stone-and-vein': {
    alt: 'Marbled paper in greys and cream on dark blue, like pebbles seen through moving water.',
  },
  'a-year-of-tides': {
    alt: 'Diagram titled A Year of Tides: thirty-seven lines of tide curves stacked down the sheet.',
    focus: [50, 52],
  },
  'moon-and-water': {
    alt: 'Round tide diagram: a month of high and low waters as spokes, the phases of the moon inside, a red dot at the centre.',
  },
  'rain-days': {
    alt: 'Diagram titled Rain at the Net Loft: one bar for every day of 2021, the wettest days in red.',
    focus: [40, 60],
  },
  'the-net-loft': {
    alt: 'Linocut of a black timber net loft at night, its four windows lit yellow.',
    focus: [50, 52],
  },
  'shore-street': {
    alt: 'A row of thirteen gabled houses in coral, ochre and white along a quay, mirrored in grey water.',
    focus: [50, 52],
  },
  'three-boats': {
    alt: 'Three fishing boats on green water, the middle one red, under a pink sky.',
    focus: [54, 58],
  },
  'hung-nets': {
    alt: 'A fishing net hung from a beam, drawn in fine blue lines, with red floats along its hem.',
    focus: [50, 60],
  },
  'seven-stones': {
    alt: 'Seven beach stones in a row, from small to large, drawn in lithographic crayon.',
    focus: [60, 62],
  },
  shingle: {
    alt: 'Lithograph of a shingle beach seen from above, grey, teal and coral stones of all sizes.',
  },
  'acanthus-mollis': {
    alt: 'Photograph by Karl Blossfeldt: the spiny flower stalk of bear’s breeches against a pale ground.',
    title: 'Karl Blossfeldt, Acanthus mollis, 1928',
    showCaption: true,
    focus: [50, 38],
  },
  'airplane-from-above': {
    alt: 'Photograph by Fedele Azari: a biplane seen from straight above, over fields and small clouds.',
    title: 'Fedele Azari, Airplane Viewed from Above, 1914–1929',
    showCaption: true,
    focus: [54, 46],
  },
  'allium-oreophilum': {
    alt: 'Photograph by Karl Blossfeldt: the opening flower head of a pink lily leek.',
    title: 'Karl Blossfeldt, Allium ostrowskianum, 1928',
    showCaption: true,
    focus: [50, 30],
  },
  'black-canyon': {
    alt: 'Photograph by Timothy O’Sullivan: a small boat on the still Colorado River between dark canyon walls.',
    title: 'Timothy H. O’Sullivan, Black Cañon, 1871',
    showCaption: true,
    focus: [34, 70],
  },
  'dust-bowl-home': {
    alt: 'Photograph by Dorothea Lange: an abandoned wooden house on bare ground under a wide sky.',
    title: 'Dorothea Lange, Abandoned Dust Bowl Home, about 1935–1940',
    showCaption: true,
    focus: [74, 46],
  },
  'french-alpine-landscape': {
    alt: 'Photograph by Adolphe Braun: dark firs in front of a range of snow mountains.',
    title: 'Adolphe Braun, Alpine Landscape, 1865–1870',
    showCaption: true,
    doNotCrop: true,
    focus: [36, 40],
  },
  'locomotion-house-cat': {
    alt: 'Twenty-four small photographs by Eadweard Muybridge: a cat walks, trots and runs past a grid.',
    title: 'Eadweard J. Muybridge, Animal Locomotion, 1887',
    showCaption: true,
  },
  'march-pastoral': {
    alt: 'Photograph by Peter Henry Emerson: sheep and lambs grazing in rough grass.',
    title: 'Peter Henry Emerson, A March Pastoral, Suffolk, 1888',
    showCaption: true,
    focus: [58, 50],
  },
  'nagasaki-boats': {
    alt: 'Photograph by Felice Beato: covered boats and a beached sailing boat below the roofs of Nagasaki.',
    title: 'Felice Beato, Boats in River, Nagasaki, about 1865',
    showCaption: true,
    focus: [58, 56],
  },
}
