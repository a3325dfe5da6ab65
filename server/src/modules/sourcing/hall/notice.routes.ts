import * as contract from '#contract/sourcing/projectNotice.ts'
import { getServerTime } from '#contract/sourcing/hall/serverTime.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { databaseTime } from '../projects/project.store.ts'
import { presentNotice } from './notice.service.ts'

export function noticeRoutes(app: App) {
  serve(app, contract.getProjectNotice, ({ db, actor, input }) => presentNotice(db, actor, input.id))
  serve(app, getServerTime, async ({ db }) => ({ now: (await databaseTime(db)).toISOString() }))
}
