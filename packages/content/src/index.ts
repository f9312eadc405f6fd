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
export { video, type Video } from './video'
export { videoTooLarge, LONGEST_UPLOAD } from './video-limit'
export { videosInBlocks, videosInText } from './videos-shown'
export { flatBlocks, type FlatBlock } from './flat-blocks'
export { galleryBlock, galleryId, hoverBox, patternId, type GalleryBlock } from './gallery-block'
export { linkTarget, type LinkTarget } from './link-target'
export { mediaInBlocks, mediaInText } from './media-shown'
export { menu, menuItem, menuLink, type Menu, type MenuItem } from './menu'
export { embedBlock, pageBlock, simpleBlock, type PageBlock, type SimpleBlock } from './page-blocks'
export { inline, mark, textNode, tooltipNode, type Inline, type Mark, type Tooltip } from './inline'
export { carouselBlock, modalBlock, type CarouselBlock, type ModalBlock } from './moving-blocks'
export { ownerScript, type OwnerScript } from './owner-script'
export { richText, richTextBlock, type RichText, type RichTextBlock } from './rich-text'
export {
  videoReference,
  videoSource,
  type VideoReference,
  type VideoSource,
} from './video-reference'
export {
  basePath,
  DEFAULT_LOCALE,
  isLanguageTag,
  localeOfPath,
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
  fontSet,
  type Palette,
  type Theme,
  type FontSet,
} from './theme/theme'
export { reactStyle } from './theme/react-style'
export { themeProperties } from './theme/theme-properties'
