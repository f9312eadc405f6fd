/** Everything that renders HTML. The server gets it as one module, so that development can load it anew. */
export { renderArticle, renderArticleFragment, renderFeedText } from './render-article'
export { renderImage, renderImageFragment } from './render-image'
export {
  renderEditorDown,
  renderError,
  renderFirstPage,
  renderNotFound,
  renderPreviewEnded,
} from './render-notices'
export { renderGalleryFragment, renderPage, renderPageFragment } from './render-page'
export { renderSearch } from './render-search'
