import { qryDataDictByDdfldList, qryDataDictOfConfiguration } from '#contract/tenancy/dictionaries.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { readDictionaries } from './dictionary.service.ts'

export function dictionaryRoutes(app: App) {
  for (const route of [qryDataDictByDdfldList, qryDataDictOfConfiguration] as const)
    serve(app, route, ({ db, actor, input: { ddfldList } }) =>
      readDictionaries(db, ddfldList.split(','), actor.deptPath),
    )
}
