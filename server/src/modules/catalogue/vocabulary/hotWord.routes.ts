import * as contract from '#contract/catalogue/hotWords.ts'
import type { App } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { hotWordColumns } from '../products/list.export.rules.ts'
import { createHotWord, editHotWord, removeHotWord } from './hotWord.service.ts'
import { hotWordList, type HotWordRow } from './hotWord.store.ts'

const present = (row: HotWordRow): contract.HotWord => ({
  id: row.id,
  version: row.version,
  words: row.words,
  wordsEn: row.words_en,
  position: row.position,
  isHighlight: row.is_highlight,
})

export function hotWordRoutes(app: App) {
  const words = serveRecords(app, contract.listHotWords, {
    list: hotWordList,
    present,
    exported: { route: contract.exportHotWords, name: ['热搜词', 'Popular searches'], columns: hotWordColumns },
  })
  words.detail(contract.getHotWord, ({ id }) => id)
  words.write(contract.createHotWord, createHotWord)
  words.write(contract.editHotWord, editHotWord)
  words.write(contract.removeHotWord, removeHotWord)
}
