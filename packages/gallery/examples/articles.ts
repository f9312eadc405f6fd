import type { Plugin } from 'vite'
import works from './works.json' with { type: 'json' }

/** Serves the works' articles at `/articles/<id>/`: as pages, and as fragments for the lightbox. */
export const articles: Plugin = {
  name: 'articles',
  configureServer: ({ middlewares }) => {
    middlewares.use('/articles', (request, response, next) => {
      const work = works.find(({ id }) => request.url === `/${id}/`)
      if (!work) return next()
      const article = renderArticle(work)
      const isFragment = request.headers['x-lightbox'] === '1'
      response
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', Vary: 'X-Lightbox' })
        .end(isFragment ? article : renderPage(work.title, article))
    })
  },
}

/** All of them, as files of a static site. */
export const articlePages = () =>
  works.map((work) => ({ id: work.id, html: renderPage(work.title, renderArticle(work)) }))

type Work = (typeof works)[number]

const renderArticle = ({ id, title, alt, intro, author, date, width, height }: Work) => `
  <article data-fragment>
    <h1>${escape(title)}</h1>
    <p><em>${escape(intro)}</em></p>
    <figure>
      <img src="../../images/${id}.webp" alt="${escape(alt)}" width="${width}" height="${height}" />
    </figure>
    <p>${escape(author)}, <time datetime="${date}">${date.slice(0, 4)}</time>. ${PARAGRAPHS.join('</p><p>')}</p>
  </article>`

const renderPage = (title: string, article: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8" /><meta name="viewport" content="width=device-width" />
  <title>${escape(title)}</title><body><header><a href="../../">Examples</a></header><main>${article}</main></body></html>`

const PARAGRAPHS = [
  'The block was cut in the weeks when nothing could go out, and proofed by hand on the paper that the mill sends when a making has gone wrong: thick at one edge, thin at the other, and better for it.',
  'Every impression was pulled in one afternoon, since the ink would not have lasted a second. The studio is cold in February, and cold ink moves like something that has made up its mind.',
  'Twenty of them went to those who had asked, two stay in the drawer, and one was lost on the ferry. It may still be going back and forth.',
]

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
