import * as contract from '#contract/catalogue/searchWords.ts'
import { publish } from '#kit/events/events.ts'
import { replyOf } from '#kit/database/list/list.page.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { signalPortal } from '#modules/tenancy/index.ts'
import { writeSearches } from './word.service.ts'
import { hotWords, relatedWords, removeSearches, replaceHotWords, searchList } from './word.store.ts'

const maxRelated = 10

export function wordRoutes(app: App) {
  app.addHook('onClose', () => writeSearches(app.context.database))

  for (const route of [contract.getRelWord, contract.getRelWordByPost] as const)
    serve(app, route, async ({ db, input }) => relatedWords(db, input.inputWord.trim(), maxRelated))

  serve(app, contract.getRecentKey, async ({ db: database, actor, input }) => {
    await writeSearches(database)
    const found = await database.read(actor.tenantId, (db) => searchList.page(db, { userId: actor.userId }, input))
    return replyOf(found, ({ id, words }) => ({ id, keyWords: words }))
  })
  serve(app, contract.deleteRecentKey, async ({ db, actor, input }) => {
    await removeSearches(db, actor.userId, input.id)
    return null
  })
  serve(app, contract.deleteRecentKeys, async ({ db: database, actor }) => {
    // Writes pending searches first; otherwise they would reappear after the removal.
    await writeSearches(database)
    await database.write(actor.tenantId, (tx) => removeSearches(tx, actor.userId))
    return null
  })

  serve(app, contract.listHotkey, async ({ db, input: { limit = 8 } }) => {
    const rows = await hotWords(db, limit)
    const records = rows.map((row) => ({
      id: row.id,
      hotKeyWords: row.words,
      hotKeyWordsEn: row.words_en,
      isHighLight: row.is_highlight ? ('1' as const) : ('0' as const),
    }))
    return { records, page: 1, limit, total: records.length, pages: 1 }
  })
  serve(app, contract.setHotkeys, async ({ db, actor, input }) => {
    const words = input.hotKeys.map(({ hotKeyWords, hotKeyWordsEn = '', isHighLight }) => ({
      words: hotKeyWords,
      wordsEn: hotKeyWordsEn.trim(),
      isHighlight: isHighLight === '1',
    }))
    await replaceHotWords(db, words)
    await signalPortal(db, actor.tenantId, 'words')
    await publish(db, actor, { name: 'hotKey.set', id: actor.tenantId, data: { words } })
    return null
  })
}
