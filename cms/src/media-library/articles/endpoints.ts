import type { Endpoint } from 'payload'
import { inTransactionOf } from '../../database/transactions/in-transaction'
import { readJson } from '../../internal-api/read-json'
import { libraryEndpoint } from '../library-endpoint'
import { createArticlesRequest, planArticlesRequest, undoArticlesRequest } from './article-request'
import { createArticles } from './create-articles'
import { planArticles } from './plan-articles'
import { undoArticles } from './undo-articles'

/** Endpoints that make articles from images, below /api/media. */
export const articleEndpoints: Endpoint[] = [
  libraryEndpoint({
    path: '/articles-plan',
    method: 'post',
    handle: async (req) => planArticles(req, (await readJson(req, planArticlesRequest)).images),
  }),
  libraryEndpoint({
    path: '/articles',
    method: 'post',
    handle: async (req) => {
      const request = await readJson(req, createArticlesRequest)
      return inTransactionOf(req, () => createArticles(req, request))
    },
  }),
  libraryEndpoint({
    path: '/articles-undo',
    method: 'post',
    handle: async (req) => {
      const request = await readJson(req, undoArticlesRequest)
      return inTransactionOf(req, () => undoArticles(req, request))
    },
  }),
]
