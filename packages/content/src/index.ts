export {
  article,
  documentBody,
  filterGroup,
  footer,
  imageVariant,
  media,
  page,
  pattern,
  redirect,
  siteInfo,
} from './document'
export type {
  Article,
  DocumentBody,
  DocumentKind,
  DrawnPattern,
  FilterGroup,
  Footer,
  Media,
  Page,
  Redirect,
  SiteInfo,
} from './document'
export { galleryBlock, galleryId, hoverBox, patternId, type GalleryBlock } from './gallery-block'
export { linkTarget, type LinkTarget } from './link-target'
export { menu, menuItem, menuLink, type Menu, type MenuItem } from './menu'
export { pageBlock, type PageBlock } from './page-blocks'
export {
  inline,
  mark,
  richText,
  richTextBlock,
  textNode,
  type Inline,
  type Mark,
  type RichText,
  type RichTextBlock,
} from './rich-text'
export {
  basePath,
  DEFAULT_LOCALE,
  isLanguageTag,
  localeOfPath,
  readLanguages,
  withBase,
  type Languages,
} from './languages'
export { articlePath, ARTICLES_PATH, HOME_SLUG, pagePath } from './publication'
export type { Publication, PublishedDocument } from './publication'
export {
  compareMembers,
  compileMembership,
  sortMembers,
  type GalleryMember,
} from './gallery-members'
export { contrastOf, READABLE } from './theme/contrast'
export { PRESETS } from './theme/presets'
export {
  hexColour,
  LEAST_INK_CONTRAST,
  theme,
  typeSetting,
  type Palette,
  type Theme,
  type TypeSetting,
} from './theme/theme'
export { themeProperties } from './theme/theme-properties'
