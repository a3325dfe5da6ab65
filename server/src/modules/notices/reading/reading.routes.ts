import * as contract from '#contract/notices/reading.ts'
import { getLoginArticles } from '#contract/notices/loginArticles.ts'
import { serveDownload } from '#kit/http/download.ts'
import type { Files } from '#kit/files/files.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveList } from '#kit/http/serveList.ts'
import { textQuery } from '#modules/catalogue/index.ts'
import { findFile } from '#modules/files/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { refuse } from '#kit/refusal.ts'
import { presentPublic, readerOf, readPublished } from './reading.present.ts'
import { acknowledge, readableFile, seeArticle } from './reading.service.ts'
import { liveContents, publicList } from './reading.store.ts'

/** Query without results, for a keyword that contains nothing searchable. */
const nothing = "'\u0001'"
const dayIn = (time: string | undefined): string | undefined => time?.slice(0, 10)
const given = (text: string | undefined): string | undefined => (text?.trim() ? text.trim() : undefined)
const maxOnLogin = 10

export const readingRoutes = (contents: Files) => (app: App) => {
  serveList(app, contract.releasePage, {
    list: publicList,
    filter: async ({ actor, input: { title, keyword, beginStarTime, endStarTime, status } }) => {
      const sought = given(keyword)
      return {
        reader: readerOf(actor),
        title: given(title),
        words: sought === undefined ? undefined : ((await textQuery(actor.tenantId, sought)) ?? nothing),
        firstDay: dayIn(beginStarTime),
        lastDay: dayIn(endStarTime),
        types: given(status)?.split(',').filter(Boolean),
      }
    },
    present: presentPublic,
  })
  serveList(app, contract.portalList, {
    list: publicList,
    filter: ({ actor, input: { colunmsId, isLoginShow, deptCode, deptId } }) => ({
      reader: readerOf(actor),
      columnId: colunmsId,
      isLoginShown: isLoginShow === '1' ? true : undefined,
      deptCode: given(deptCode),
      deptId,
    }),
    present: presentPublic,
  })
  serve(app, contract.queryArticle, ({ db, actor, input }) => readPublished(db, actor, input.id, input.articleType))
  serve(app, contract.updatePageViews, async ({ db, actor, input }) => ({
    pageViews: await seeArticle(db, actor, input.id),
  }))
  serveDownload(app, contract.downloadArticleFile, async ({ database, actor, input }) => {
    const file = await database.read(actor.tenantId, async (db) => {
      await readableFile(db, actor, input.id, input.storage_file_id)
      return (await findFile(db, input.storage_file_id)) ?? refuse('thing.notFound')
    })
    return { name: file.name, type: file.type, size: Number(file.size), stream: await contents.get(file.key) }
  })

  serve(app, contract.popRemindList, async ({ db, actor }) => {
    const filter = { reader: readerOf(actor), remindedUserId: actor.userId }
    const { popRemindMost } = await readSettings(db, 'popRemindMost')
    const { rows } = await publicList.page(db, filter, { limit: popRemindMost })
    // The list is newest first; this call returns oldest first.
    return rows.toReversed().map(presentPublic)
  })
  serve(app, contract.closePopRemind, async ({ db, actor, input }) => {
    await acknowledge(db, actor, input.id)
    return null
  })

  serve(app, getLoginArticles, async ({ db, actor }) => {
    const filter = { reader: { ...readerOf(actor), entrance: null }, isLoginShown: true }
    const { rows } = await publicList.page(db, filter, { limit: maxOnLogin })
    const ids = rows.map(({ id }) => id)
    const contents = await liveContents(db, ids)
    return rows.map((row) => ({ ...presentPublic(row), content: contents.get(row.id) ?? '' }))
  })
}
