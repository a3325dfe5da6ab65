import type { Files } from '#kit/files/files.ts'
import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { articleRoutes } from './articles/article.routes.ts'
import { publishDue, publishOverdue } from './articles/publish.service.ts'
import { noticesSources } from './articles/workbench.ts'
import { columnRoutes } from './columns/column.routes.ts'
import { pictureRoutes } from './pictures/picture.routes.ts'
import { projectArticles } from './projects/projectArticle.service.ts'
import { readingRoutes } from './reading/reading.routes.ts'
import { canReadFiles, maintainReading } from './reading/reading.service.ts'
import { noticesMessages } from './messages.ts'

export { articleFlow } from './articles/article.rules.ts'
// Commands for articles, for the demo.
export { createArticle, editArticle, moveArticle, pinArticle, reviewArticle } from './articles/article.service.ts'
export { addColumn } from './columns/column.service.ts'
export { coverOf } from './pictures/picture.rules.ts'
export { storePicture } from './pictures/picture.service.ts'
export { findColumnArticles } from './reading/columnArticles.store.ts'
export { readerOf } from './reading/reading.present.ts'

export const notices = (contents: Files): Module => ({
  messages: noticesMessages,
  routes: (app) => {
    columnRoutes(app)
    articleRoutes(app)
    readingRoutes(contents)(app)
    pictureRoutes(contents)(app)
  },
  jobs: [
    publishDue,
    everyTenant({ name: 'notices.publishOverdue', everySeconds: 60, run: publishOverdue }),
    everyTenant({ name: 'notices.maintain', everySeconds: 3600, run: maintainReading }),
  ],
  listeners: projectArticles,
  canRead: canReadFiles,
  workbench: noticesSources,
})
