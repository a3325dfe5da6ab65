import { projectKinds } from '#contract/sourcing/projectStates.ts'
import * as contract from '#contract/sourcing/result.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { findPublished } from '../hall/notice.service.ts'
import { presentOwnResult, presentResultNotice, presentWinner, presentWinRate } from './result.service.ts'
import { findLatestWinners } from './result.store.ts'

export function resultRoutes(app: App) {
  serve(app, contract.getLatestTwentiethWinResult, async ({ sql, input: { type } }) => {
    const kind = projectKinds.find((each) => contract.winTypes[each] === type)
    return (await findLatestWinners(sql, contract.mostWinNotices, kind)).map(presentWinner)
  })
  serve(app, contract.getResultNotice, async ({ sql, actor, input }) =>
    presentResultNotice(sql, actor, await findPublished(sql, actor, input.inquiryId)),
  )
  serve(app, contract.findWinRate, ({ sql, actor }) => presentWinRate(sql, actor))
  serve(app, contract.findOwnResult, async ({ sql, actor, input }) =>
    presentOwnResult(sql, actor, await findPublished(sql, actor, input.inquiryId)),
  )
}
