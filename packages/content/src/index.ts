export {
  article,
  documentBody,
  filterGroup,
  footer,
  galleryBlock,
  galleryId,
  hoverBox,
  imageVariant,
  inline,
  linkTarget,
  mark,
  media,
  menu,
  menuLink,
  page,
  pageBlock,
  pattern,
  patternId,
  redirect,
  richText,
  richTextBlock,
  siteInfo,
  textNode,
} from './document'
export type {
  Article,
  DocumentBody,
  DocumentKind,
  DrawnPattern,
  FilterGroup,
  Footer,
  GalleryBlock,
  Inline,
  LinkTarget,
  Mark,
  Media,
  Menu,
  Page,
  PageBlock,
  Redirect,
  RichText,
  RichTextBlock,
  SiteInfo,
} from './document'
export { articlePath, ARTICLES_PATH, DEFAULT_LOCALE, HOME_SLUG, pagePath } from './publication'
export type { Publication, PublishedDocument } from './publication'
export {
  compareMembers,
  compileMembership,
  sortMembers,
  type GalleryMember,
} from './gallery-members'
export { contrastOf, READABLE } from './theme/contrast'
export { PRESETS } from './theme/presets'
export { hexColour, LEAST_INK_CONTRAST, theme, type Palette, type Theme } from './theme/theme'
export { themeProperties } from './theme/theme-properties'
