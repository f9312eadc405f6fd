/**
 * A video of the studio, in `demo/videos/`.
 * @typedef {object} DemoVideo
 * @property {string} title
 * @property {string} poster name of an image
 * @property {{ language: string, label: string, lines: readonly string[] }[]} subtitles one line for each entry of CUE_TIMES
 * @property {string} transcript
 */

/** Time of each subtitle of "Three Boats". */
const CUE_TIMES = [
  '00:00.400 --> 00:02.400',
  '00:02.500 --> 00:04.500',
  '00:04.600 --> 00:06.600',
  '00:06.700 --> 00:08.700',
  '00:09.000 --> 00:10.900',
]

/** @type {Record<string, DemoVideo>} name → video */
export const videos = {
  'three-boats': {
    title: 'Three Boats, an ink at a time',
    poster: 'three-boats',
    subtitles: [
      {
        language: 'en',
        label: 'English',
        lines: [
          'First the rose of the morning, all over.',
          'Then the water, out of the same drawer as last year.',
          'Red only where a hull is.',
          'Navy last: it forgives what the others did.',
          'Ninety minutes, in eleven seconds.',
        ],
      },
      {
        language: 'de',
        label: 'Deutsch',
        lines: [
          'Zuerst das Rosa des Morgens, über alles.',
          'Dann das Wasser, aus derselben Schublade wie letztes Jahr.',
          'Rot nur, wo ein Rumpf ist.',
          'Zuletzt Nachtblau: Es verzeiht, was die anderen angerichtet haben.',
          'Neunzig Minuten, in elf Sekunden.',
        ],
      },
      {
        language: 'ar',
        label: 'العربية',
        lines: [
          'أولًا وردي الصباح، في كل مكان.',
          'ثم الماء، من الدرج نفسه كالعام الماضي.',
          'الأحمر حيث يكون بدن القارب فقط.',
          'والكحلي أخيرًا: يغفر ما فعله غيره.',
          'تسعون دقيقة، في إحدى عشرة ثانية.',
        ],
      },
    ],
    transcript:
      'There is no sound. A sheet of natural paper lies under the big roller, seen from above.\n\nThe roller crosses it four times, from left to right and back. Behind it stands, each time, one ink more: rose for the sky, teal for the water, red for the hulls, navy for everything that is drawn. At the end three boats lie in a harbour in the morning.',
  },
}

/** @param {DemoVideo} video @returns {{ language: string, label: string, text: string }[]} as WebVTT, the format of the CMS */
export const subtitlesOf = ({ subtitles }) =>
  subtitles.map(({ lines, ...subtitle }) => ({
    ...subtitle,
    text: `WEBVTT\n\n${lines.map((line, index) => `${CUE_TIMES[index]}\n${line}\n`).join('\n')}`,
  }))
