import { readBody } from '../../content/read-body.mjs'

/** @type {import('../../content/translations.mjs').Menu} */
export const menu = [
  { label: 'أعمال', target: 'page:home#work' },
  { label: 'يوميات', target: 'page:home#journal' },
  {
    label: 'الأرشيف',
    links: [
      { label: 'خزانة الأوراق', target: 'page:archive' },
      { label: 'السجلّ', target: 'page:register' },
    ],
  },
  {
    label: 'المشغل',
    target: 'page:home#studio',
    links: [
      { label: 'عن المشغل', target: 'page:about' },
      { label: 'يوم سبت في المخزن', target: 'page:saturday' },
      { label: 'الأسعار والبريد', target: 'article:prices-and-post' },
      { label: 'الدورات', target: 'article:blue-in-a-day' },
    ],
  },
  { label: 'اتصلوا بنا', target: 'page:contact' },
]

/** @type {import('../../content/translations.mjs').Footer} */
export const footer = {
  columns: [
    {
      title: 'المخزن',
      content: readBody(`شارع الشاطئ، بورت كارن

أيام السبت من العاشرة إلى الرابعة`),
    },
    {
      title: 'ابدأوا من هنا',
      content: readBody(`[مخزن الشباك](article:the-net-loft)

[الأسعار والبريد والصبر](article:prices-and-post)

[الأزرق في يوم: الدورة](article:blue-in-a-day)`),
    },
    {
      title: 'اكتبوا إلينا',
      content: readBody(`[print@haldenroe.example](mailto:print@haldenroe.example)

[عن المشغل](page:about)`),
    },
  ],
  links: [
    { label: 'اتصلوا بنا', target: 'page:contact' },
    { label: 'السجلّ', target: 'page:register' },
  ],
  note: 'هالدن ورو مشغل من نسج الخيال. رسم مطبوعاته برنامج، وصوره الفوتوغرافية في الملك العام.',
}
