/**
 * The additional script of a static site's pages, after that of every page. A server would render the state of the URL;
 * here the page has always the same markup, and the galleries show the state once they are hydrated.
 */
const { search, hash } = location
const { static: page = location.pathname } = document.documentElement.dataset
const roots = document.querySelectorAll<HTMLElement>('[data-gallery-file]')
const rendered = roots[0]?.dataset['gallerySearch'] ?? ''

// A later page of a gallery is a file of its own. With script it is a state of the page's URL, as all others.
if (rendered && !search) history.replaceState(history.state, '', page + rendered + hash)
for (const root of roots) {
  const id = root.firstElementChild?.id ?? ''
  const hasState = [...new URLSearchParams(search).keys()].some((key) => key.startsWith(`${id}.`))
  if (!hasState && (rendered === '' || search === '')) continue
  root.dataset['gallerySearch'] = search
  root.dataset['galleryStale'] = 'true'
  // As if the visitor pointed at it: the gallery is hydrated now, not when the page is idle.
  root.dispatchEvent(new Event('focusin', { bubbles: true }))
}
// The code of the search box shows the results (client/search/hydrate-search-box.tsx). This script has no imports: then
// the script of every page would share a chunk with it, and load another file.
if (document.querySelector('.search-page') && new URLSearchParams(search).get('q'))
  document
    .querySelector('[data-search-box]')
    ?.dispatchEvent(new Event('focusin', { bubbles: true }))

export {}
