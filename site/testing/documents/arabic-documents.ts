import { articlePath, withBase, type Media, type PublishedDocument } from '@tessera/content'
import { DEFAULT_LIGHTBOX } from '@tessera/gallery/core'
import { galleryBlock, row } from './test-documents'

/** Some of the test documents in Arabic: the front page, a page and the first articles. */
export function arabicDocuments(media: readonly Media[]): readonly PublishedDocument[] {
  return [
    ...media.map((body, index) => row('media', `m${index}`, null, { ...body, alt: 'صورة مطبوعة' })),
    ...GROUPS.map(({ key, body }) => row('filter-group', key, null, body)),
    ...TITLES.map((title, index) => {
      const slug = title.replaceAll(' ', '-')
      return row('article', `a${index}`, articlePath(slug), {
        ...{ slug, title, excerpt: EXCERPT, author: 'عايدة روك' },
        date: new Date(Date.UTC(2021 + (index % 4), index, 1)).toISOString(),
        cover: media.length > 0 && index % 6 !== 3 ? `m${index % media.length}` : null,
        terms: [TOPICS[index % TOPICS.length]?.id ?? '', YEARS[index % YEARS.length]?.id ?? ''],
        facts: [
          { label: 'التقنية', value: 'طباعة خشبية' },
          { label: 'القياس', value: '420 × 594 mm' },
          { label: 'عدد النسخ', value: '40' },
        ],
        proportions: index % 6 === 3 ? { width: 594, height: 500 } : null,
        body: [paragraph(PROSE), paragraph(`${PROSE} ${PROSE}`)],
      })
    }),
    row('page', 'p0', '/', {
      ...{ slug: 'home', title: 'مطبوعات وكتب وخرائط', description: 'أعمال حديثة.' },
      showTitle: true,
      blocks: [
        galleryBlock({
          ...{
            id: 'work',
            title: 'الأعمال',
            pattern: '4',
            search: true,
            sorts: ['title', 'oldest'],
          },
          groups: [
            { group: 'g1', form: 'buttons', multiple: false },
            { group: 'g2', form: 'dropdown', multiple: true },
          ],
          lightbox: { ...DEFAULT_LIGHTBOX, details: true },
          paging: { kind: 'more', size: 8 },
        }),
      ],
    }),
    row('page', 'p1', '/من-نحن', {
      ...{ slug: 'من-نحن', title: 'من نحن', description: null, showTitle: true },
      blocks: [{ type: 'richText', content: [paragraph(PROSE)] }],
    }),
    row('site', 'site', null, {
      name: 'هالدن وروك',
      description: 'مطبعة على الميناء.',
      logo: null,
    }),
    row('menu', 'menu', null, {
      items: [
        { label: 'الأعمال', to: { href: '/ar#work' }, items: [] },
        { label: 'من نحن', to: { kind: 'page', key: 'p1' }, items: [] },
      ],
    }),
    row('footer', 'footer', null, {
      columns: [{ title: 'الزيارة', content: [paragraph('الرصيف 4، من الخميس إلى السبت.')] }],
      note: '© 2026 هالدن وروك',
    }),
  ].map((document) => ({
    ...document,
    locale: 'ar',
    path: document.path === null ? null : withBase('/ar', encodeURI(decodeURI(document.path))),
  }))
}

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })

const TOPICS = [
  { id: 't-print', slug: 'print', label: 'مطبوعة' },
  { id: 't-book', slug: 'book', label: 'كتاب' },
  { id: 't-map', slug: 'map', label: 'خريطة' },
]
const YEARS = ['2021', '2022', '2023', '2024'].map((year) => ({
  id: `y-${year}`,
  slug: year,
  label: year,
}))
const GROUPS = [
  { key: 'g1', body: { slug: 'topic', label: 'الموضوع', terms: TOPICS } },
  { key: 'g2', body: { slug: 'year', label: 'السنة', terms: YEARS } },
]

const EXCERPT =
  'ثمانية قوالب وخمسة أحبار وشتاء كامل من التجارب؛ والسحبة العاشرة هي التي احتفظنا بها.'
const PROSE =
  'لا يهدأ الميناء أبدًا، ولذلك حُفر القالب في الساعة التي تسبق أول عبّارة، حين يكون الماء مستويًا كحروف الرصاص. ما تراه هو الحالة الرابعة: كانت في الثلاث الأولى أمواج أكثر وبحر أقل.'

const TITLES = [
  'الموجة السابعة',
  'مطر على الميناء',
  'رأس كار مرسومًا من الذاكرة',
  'طريق التل عند الغروب',
  'ثلاثة طبول',
  'عشب الكثبان',
  'منتصف الصيف',
  'الساعة الثانية',
  'حلقات الشجر',
  'شمس منخفضة',
  'طريق الخث',
  'ريح جنوبية غربية',
]
