import * as contract from '#contract/contracts/deposit.ts'
import type { App } from '#kit/http/serve.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { decideDeposit, findDeposit, reportDeposit, settleDeposit } from './deposit.service.ts'

export function depositRoutes(app: App) {
  const write = serveWrites(app, findDeposit)
  write(contract.reportDeposit, reportDeposit)
  write(contract.decideDeposit, decideDeposit)
  write(contract.settleDeposit, settleDeposit)
}
