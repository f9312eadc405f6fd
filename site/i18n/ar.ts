import { listFormatter, pluralFormatter, timeFormatter } from './formatters'
import type { Messages } from './messages'

/**
 * With European digits: browsers of different ages disagree about the digits of `ar` alone, and years and addresses in
 * the content have European digits.
 */
const locale = 'ar-u-nu-latn'
const { format } = new Intl.NumberFormat(locale)
const { and, or } = listFormatter(locale)
const articles = pluralFormatter(locale, {
  zero: 'لا مقالات',
  one: 'مقال واحد',
  two: 'مقالان',
  few: '# مقالات',
  many: '# مقالًا',
  other: '# مقال',
})
const images = pluralFormatter(locale, {
  zero: 'لا صور',
  one: 'صورة واحدة',
  two: 'صورتان',
  few: '# صور',
  many: '# صورة',
  other: '# صورة',
})
/** With the digits that the option shows, also for one and two (WCAG 2.5.3). */
const articlesInDigits = pluralFormatter(locale, {
  zero: '# مقالات',
  one: '# مقال',
  two: '# مقال',
  few: '# مقالات',
  many: '# مقالًا',
  other: '# مقال',
})
const imagesInDigits = pluralFormatter(locale, {
  zero: '# صور',
  one: '# صورة',
  two: '# صورة',
  few: '# صور',
  many: '# صورة',
  other: '# صورة',
})
const suggestions = pluralFormatter(locale, {
  zero: 'لا اقتراحات',
  one: 'اقتراح واحد',
  two: 'اقتراحان',
  few: '# اقتراحات',
  many: '# اقتراحًا',
  other: '# اقتراح',
})
const pagesHave = pluralFormatter(locale, {
  zero: 'لا صفحات تحوي',
  one: 'صفحة واحدة تحوي',
  two: 'صفحتان تحويان',
  few: '# صفحات تحوي',
  many: '# صفحة تحوي',
  other: '# صفحة تحوي',
})
/** Isolated: the first number stays on the left. */
const range = (first: number, last: number) => `\u2066${format(first)}–${format(last)}\u2069`
const quoted = (query: string) => `«${query}»`
const formatTime = timeFormatter(locale)

const messages: Messages = {
  lang: 'ar',
  dir: 'rtl',
  locale,
  name: 'العربية',
  gallery: {
    all: 'الكل',
    count: format,
    option: (label, count) => `${label} (${articlesInDigits(count)})`,
    dropdown: (group, selected) => `${group}: ${selected}`,
    selected: (options) =>
      options.length > 2 ? `المختار: ${format(options.length)}` : options.join('، '),
    anyOf: or,
    results: (matching, all) =>
      matching === all ? articles(all) : `${format(matching)} من أصل ${articles(all)}`,
    pageRange: (first, last, matching) =>
      first === last
        ? `المقال ${format(first)} من ${format(matching)}`
        : `${range(first, last)} من أصل ${articles(matching)}`,
    noResults: (selected, query = '') => {
      if (query !== '')
        return selected.length === 0
          ? `لا يوجد مقال فيه الكلمات ${quoted(query)}.`
          : `لا يوجد ضمن ${and(selected)} مقال فيه الكلمات ${quoted(query)}.`
      if (selected.length === 0) return 'لا توجد مقالات هنا بعد.'
      return selected.length === 1
        ? `لا يوجد مقال ضمن ${and(selected)}.`
        : `لا يوجد مقال يجمع بين ${and(selected)}.`
    },
    relaxation: (option, count) => `من دون ${option}: ${articles(count)}`,
    images: {
      option: (label, count) => `${label} (${imagesInDigits(count)})`,
      results: (matching, all) =>
        matching === all ? images(all) : `${format(matching)} من أصل ${images(all)}`,
      pageRange: (first, last, matching) =>
        first === last
          ? `الصورة ${format(first)} من ${format(matching)}`
          : `${range(first, last)} من أصل ${images(matching)}`,
      noResults: (selected, query = '') => {
        if (query !== '')
          return selected.length === 0
            ? `لا توجد صورة فيها الكلمات ${quoted(query)}.`
            : `لا توجد ضمن ${and(selected)} صورة فيها الكلمات ${quoted(query)}.`
        if (selected.length === 0) return 'لا توجد صور هنا بعد.'
        return selected.length === 1
          ? `لا توجد صورة ضمن ${and(selected)}.`
          : `لا توجد صورة تجمع بين ${and(selected)}.`
      },
      relaxation: (option, count) => `من دون ${option}: ${images(count)}`,
    },
    quoted,
    filters: 'المرشحات',
    toResults: 'إلى النتائج',
    removeFilter: (option) => `إزالة المرشح: ${option}`,
    clearAll: 'مسح الكل',
    close: 'إغلاق',
    search: (gallery) => `البحث في ${gallery}`,
    searchHint: 'بحث',
    clearSearch: 'مسح البحث',
    searchedFor: (query) => `بحث: ${query}`,
    sort: 'الترتيب',
    editorsOrder: 'اختيار المحرر',
    sorts: {
      title: 'العنوان',
      date: 'الأحدث أولًا',
      oldest: 'الأقدم أولًا',
      random: 'عشوائي',
    },
    shuffleAgain: 'عشوائي: إعادة الخلط',
    loadMore: 'عرض المزيد',
    paging: (gallery) => `المزيد من ${gallery}`,
    page: (page) => `الصفحة ${format(page)}`,
    previousPage: 'الصفحة السابقة',
    nextPage: 'الصفحة التالية',
    shown: (shown, matching) => `المعروض ${format(shown)} من ${format(matching)}`,
    readMore: (title) => `قراءة: ${title}`,
    enlarge: (title) => `تكبير: ${title}`,
    imageCount: images,
    updateFailed: 'تعذر تحديث المعرض. يرجى المحاولة مرة أخرى.',
    filterSheet: {
      open: (active) => `المرشحات (${format(active)})`,
      show: (matching) => `عرض ${format(matching)}`,
    },
    period: { from: 'من', to: 'إلى', show: 'عرض' },
    lightbox: {
      close: 'إغلاق',
      next: 'التالي',
      previous: 'السابق',
      play: 'تشغيل عرض الشرائح',
      pause: 'إيقاف عرض الشرائح',
      fullScreen: 'ملء الشاشة',
      leaveFullScreen: 'إنهاء ملء الشاشة',
      share: 'مشاركة',
      download: 'تنزيل',
      thumbnails: 'كل الشرائح',
      thumbnail: (position, title) =>
        title === '' ? format(position) : `${format(position)}: ${title}`,
      copied: 'نُسخ الرابط',
      details: 'التفاصيل',
      hideDetails: 'إخفاء التفاصيل',
      print: 'طباعة',
      email: 'إرسال بالبريد الإلكتروني',
      fullSize: 'الحجم الكامل',
      fit: 'ملاءمة النافذة',
      openArticle: 'قراءة المقال',
      status: (position, total, caption) => `${format(position)} من ${format(total)}: ${caption}`,
      counter: (position, total) => `${format(position)} / ${format(total)}`,
      step: (step, count) => `الصورة ${format(step)} من ${format(count)}`,
      loading: 'جارٍ التحميل',
      failed: 'تعذر تحميل المحتوى المطلوب. يرجى المحاولة لاحقًا.',
      tryAgain: 'المحاولة مرة أخرى',
      openOriginal: 'فتح الأصل',
      openPage: 'فتح الصفحة كاملة',
      nextArticle: (title) => `المقال التالي: ${title}`,
      playVideo: (title) => `تشغيل الفيديو: ${title}`,
    },
  },
  skipToContent: 'الانتقال إلى المحتوى',
  draftNotice: (savedAt) => `مسودة بتاريخ ${formatTime(savedAt)}، غير منشورة`,
  header: {
    languages: 'اللغات',
    menu: 'القائمة',
    main: 'القائمة الرئيسية',
    subMenu: (entry) => `المزيد في ${entry}`,
  },
  footer: { links: 'تذييل الصفحة' },
  search: {
    title: 'البحث',
    titleFor: (query) => `البحث: ${query}`,
    field: 'البحث في هذا الموقع',
    suggestions: 'اقتراحات',
    suggested: suggestions,
    results: 'النتائج',
    notReady: 'يجري تجهيز البحث. يرجى المحاولة بعد ثوانٍ.',
    noResults: (query) => `لا شيء هنا فيه ${quoted(query)}.`,
    noResultsHelp: 'يجب أن توجد كل الكلمات. احذف إحداها، أو اكتب أول حروفها فقط.',
    without: (words, found) => `من دون ${quoted(words)}: ${format(found)}`,
    tooMany: (found, shown) =>
      `${pagesHave(found)} هذه الكلمات. هذه أقربها، وعددها ${format(shown)}؛ كلمة أخرى تميز بينها.`,
  },
  backLink: {
    gallery: 'المعرض',
    back: (gallery, position, total) => `${gallery}: ${format(position)} من ${format(total)}`,
    previous: 'السابق',
    next: 'التالي',
  },
  related: 'أعمال مشابهة',
  share: {
    label: 'المشاركة والطباعة',
    share: 'مشاركة',
    copied: 'نُسخ الرابط',
    email: 'إرسال بالبريد الإلكتروني',
    print: 'طباعة',
  },
  image: {
    credit: 'حقوق الصورة',
    license: 'الترخيص',
    copyright: 'حقوق النشر',
    source: 'المصدر',
    position: 'مكان التصوير',
    galleries: 'معروضة في',
  },
  blocks: {
    play: 'تشغيل',
    show: 'عرض',
    open: 'فتح',
    loadsFrom: (host) => `لا يُحمَّل من ${host} إلا عند طلبك`,
    transcript: 'النص المكتوب',
  },
  carousel: {
    carousel: 'عارض شرائح',
    slide: 'شريحة',
    slides: 'الشرائح',
    previous: 'الشريحة السابقة',
    next: 'الشريحة التالية',
    pause: 'إيقاف الشرائح',
    play: 'تشغيل الشرائح',
    position: (position, total) => `${format(position)} من ${format(total)}`,
  },
  dialog: { close: 'إغلاق' },
  numberedPage: {
    title: (title, page) => `${title}، الصفحة ${format(page)}`,
    description: (description, page, pages) =>
      `الصفحة ${format(page)} من ${format(pages)}. ${description}`,
  },
  notices: {
    toFrontPage: 'إلى الصفحة الأولى',
    notFound: {
      title: 'هذه الصفحة ليست هنا',
      text: 'ربما نُقلت، أو في العنوان خطأ.',
    },
    firstPage: {
      title: 'لم يُنشر شيء بعد',
      text: 'ينتظر هذا الموقع صفحته الأولى.',
      help: 'ابدأ بأربع خطوات: سمِّ الموقع، وأضف الصور، وأنشئ معرضًا، وانشره. الصفحة ذات العنوان «home» هي الصفحة الأولى.',
      openEditor: 'فتح المحرر',
    },
    error: {
      title: 'تعذر عرض هذه الصفحة',
      text: 'الخطأ من جهتنا. يرجى المحاولة بعد لحظات.',
      reference: (id) => `المرجع: ${id}`,
    },
    previewEnded: {
      title: 'انتهت هذه المعاينة',
      text: (name) => `انتهت صلاحية رابط مسودة من ${name} أو أُلغي. يرجى طلب رابط جديد ممن أرسله.`,
    },
    editorDown: {
      title: 'المحرر غير متاح',
      text: 'ربما يبدأ الآن. الموقع العام مستمر؛ يرجى المحاولة بعد لحظات.',
    },
  },
}

export default messages
