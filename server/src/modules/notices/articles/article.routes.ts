import * as contract from '#contract/notices/articles.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { presentArticle, presentEdition, readArticle } from './article.present.ts'
import { articleColumns } from './article.rules.ts'
import {
  createArticle,
  editArticle,
  moveArticle,
  pinArticle,
  removeArticle,
  restoreEdition,
  reviewArticle,
} from './article.service.ts'
import { articleList, articles as rows, findEditions } from './article.store.ts'

export function articleRoutes(app: App) {
  const articles = serveRecords(app, contract.listArticles, {
    list: articleList,
    present: presentArticle,
    exported: { route: contract.exportArticles, name: ['公告', 'Articles'], columns: articleColumns },
    read: readArticle,
  })
  articles.detail(contract.getArticle, ({ id }) => id)
  articles.changes(contract.listArticleChanges, ({ id }) => id, { of: 'article' })
  articles.write(contract.createArticle, createArticle)
  articles.write(contract.editArticle, editArticle)
  articles.write(contract.moveArticle, moveArticle)
  articles.write(contract.reviewArticle, reviewArticle)
  articles.write(contract.pinArticle, pinArticle)
  articles.write(contract.removeArticle, removeArticle)
  articles.write(contract.restoreEdition, restoreEdition)

  serve(app, contract.listEditions, async ({ db, input: { id } }) => {
    await rows.find(db, id)
    return (await findEditions(db, id)).map(presentEdition)
  })
}
