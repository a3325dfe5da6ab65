import { findContractPerformance } from '#contract/contracts/performance.ts'
import { sum } from '#contract/kit/money.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { findContract } from '../contract.access.service.ts'
import { stagesOf } from '../stages/stage.store.ts'
import { performanceOf } from './performance.store.ts'

export function performanceRoutes(app: App) {
  serve(app, findContractPerformance, async ({ db, actor, input }) => {
    const row = await findContract(db, actor, input.id)
    const stages = await stagesOf(db, row.id)
    const { orders, ordered, received, invoiced, paid } = await performanceOf(db, row.id)
    const done = stages.filter(({ status }) => status === 'done')
    return {
      gross: row.gross,
      stagesDone: done.length,
      stageCount: stages.length,
      doneAmount: sum(done.map(({ amount }) => amount)),
      orders: row.source === 'none' ? null : orders,
      ordered,
      received,
      invoiced,
      paid,
    }
  })
}
