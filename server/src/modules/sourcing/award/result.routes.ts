import { projectKinds } from '#contract/sourcing/projectStates.ts'
import * as contract from '#contract/sourcing/result.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { findPublished } from '../projects/published.service.ts'
import { presentOwnResult, presentResultNotice, presentWinner, presentWinRate } from './result.service.ts'
import { findLatestWinners } from './result.store.ts'

export function resultRoutes(app: App) {
  serve(app, contract.getLatestTwentiethWinResult, async ({ db, input: { type } }) => {
    const kind = projectKinds.find((each) => contract.winTypes[each] === type)
    return (await findLatestWinners(db, contract.maxWinNotices, kind)).map(presentWinner)
  })
  serve(app, contract.getResultNotice, async ({ db, actor, input }) =>
    presentResultNotice(db, actor, await findPublished(db, actor, input.inquiryId)),
  )
  serve(app, contract.findWinRate, ({ db, actor }) => presentWinRate(db, actor))
  serve(app, contract.findOwnResult, async ({ db, actor, input }) =>
    presentOwnResult(db, actor, await findPublished(db, actor, input.inquiryId)),
  )
}
