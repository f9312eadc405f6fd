export { type FlatBlock, flattenBlocks } from './blocks/flatten-blocks'
export type { CarouselBlock } from './blocks/carousel-block'
export {
  type Arrangement,
  GALLERY_ORDERS,
  type GalleryBlock,
  galleryBlock,
  galleryId,
} from './blocks/gallery-block'
export {
  compareMembers,
  compileMembership,
  type GalleryMember,
  sortMembers,
  workReferenceOf,
} from './blocks/gallery-members'
export { mediaInBlocks, mediaInText } from './blocks/media-in-blocks'
export { type ModalBlock, modalBlock } from './blocks/modal-block'
export { embedBlock, type PageBlock, pageBlock, type SimpleBlock } from './blocks/page-blocks'
export {
  type VideoReference,
  videoReference,
  type VideoSource,
  videoSource,
} from './blocks/video-reference'
export { videosInBlocks, videosInText } from './blocks/videos-in-blocks'
export type { Article } from './documents/article'
export { type DocumentBody, documentBody, type DocumentKind } from './documents/document-body'
export type { FilterGroup } from './documents/filter-group'
export type { Footer } from './documents/footer'
export type { Image } from './documents/image'
export type { ImageCredit, Media } from './documents/media'
export type { Menu } from './documents/menu'
export { type OwnerScript, ownerScript } from './documents/owner-script'
export { type Page, page } from './documents/page'
export { type CustomPattern, pattern } from './documents/pattern'
export type { Redirect } from './documents/redirect'
export { FEEDS, type SiteInfo, siteInfo } from './documents/site'
export { type Video, video } from './documents/video'
export { IMAGE_TYPES, type ImageType, VIDEO_TYPES, type VideoType } from './file-types'
export {
  basePath,
  DEFAULT_LOCALE,
  isLanguageTag,
  type Languages,
  localeOfPath,
  withBase,
} from './languages'
export { FIRST_STEPS } from './first-steps'
export { isLicenseId, licenseAt, type LicenseId, LICENSES } from './licenses'
export { type LinkTarget, linkTarget } from './link-target'
export { type PreviewOverlay, previewOverlay } from './preview-overlay'
export {
  articlePath,
  ARTICLES_PATH,
  HOME_SLUG,
  imagePath,
  IMAGES_PATH,
  pagePath,
} from './publication'
export type { Publication, PublishedDocument } from './publication'
export { type Inline, type Mark, type Tooltip, tooltipNode } from './rich-text/inline'
export { type RichText, richText, type RichTextBlock } from './rich-text/rich-text'
export { contrastRatio, MIN_TEXT_CONTRAST } from './theme/contrast'
export { PRESETS } from './theme/presets'
export { type FontSet, hexColour, MIN_INK_CONTRAST, type Theme, theme } from './theme/theme'
export { toReactStyle } from './theme/to-react-style'
export { toThemeProperties } from './theme/to-theme-properties'
export { videoTooLargeMessage } from './upload-limits'
