import { dictionary, type DictionaryName, qryDataDictByDdfldList } from '#contract/sourcing/hall/dictionary.ts'
import { type App, serve } from '#kit/http/serve.ts'

export function dictionaryRoutes(app: App) {
  serve(app, qryDataDictByDdfldList, async ({ input: { ddfldList } }) =>
    [...new Set(ddfldList.split(','))].map((name) => ({
      ddfld: name as DictionaryName,
      values: dictionary[name as DictionaryName].map(([code, zh, en]) => ({ code, name: zh, enName: en })),
    })),
  )
}
