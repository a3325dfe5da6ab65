import * as topUps from '#contract/wallet/topUps.ts'
import * as withdrawals from '#contract/wallet/withdrawals.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { topUpColumns } from './topUps/topUp.rules.ts'
import { confirmTopUp, presentTopUp, refuseTopUp, requestTopUp, withdrawTopUp } from './topUps/topUp.service.ts'
import { topUpList } from './topUps/topUp.store.ts'
import { walletScope } from './wallet.rules.ts'
import { findWithdrawal, presentWithdrawal } from './withdrawals/withdrawal.access.service.ts'
import { withdrawalColumns } from './withdrawals/withdrawal.rules.ts'
import {
  cancelWithdrawal,
  failWithdrawal,
  payeeAccounts,
  payWithdrawal,
  requestWithdrawal,
} from './withdrawals/withdrawal.service.ts'
import { withdrawalList } from './withdrawals/withdrawal.store.ts'

/** Top-ups and withdrawals. */
export function moneyRoutes(app: App) {
  const topUp = serveRecords(app, topUps.listTopUps, {
    list: topUpList,
    scope: walletScope,
    present: presentTopUp,
    exported: { route: topUps.exportTopUps, name: ['充值', 'Top-ups'], columns: topUpColumns },
  })
  topUp.write(topUps.requestTopUp, requestTopUp)
  topUp.write(topUps.withdrawTopUp, withdrawTopUp)
  topUp.write(topUps.confirmTopUp, confirmTopUp)
  topUp.write(topUps.refuseTopUp, refuseTopUp)

  const withdrawal = serveRecords(app, withdrawals.listWithdrawals, {
    list: withdrawalList,
    scope: walletScope,
    present: presentWithdrawal,
    read: async (db, actor, id) => presentWithdrawal(await findWithdrawal(db, actor, id), actor),
    exported: { route: withdrawals.exportWithdrawals, name: ['提现', 'Withdrawals'], columns: withdrawalColumns },
  })
  withdrawal.detail(withdrawals.findWithdrawal, ({ id }) => id)
  serveChanges(
    app,
    withdrawals.listWithdrawalChanges,
    async ({ db, actor, input }) => (await findWithdrawal(db, actor, input.id)).id,
    { of: 'withdrawal' },
  )
  serve(app, withdrawals.listPayeeAccounts, ({ db, actor }) => payeeAccounts(db, actor))
  withdrawal.write(withdrawals.requestWithdrawal, requestWithdrawal)
  withdrawal.write(withdrawals.cancelWithdrawal, cancelWithdrawal)
  withdrawal.write(withdrawals.payWithdrawal, payWithdrawal)
  withdrawal.write(withdrawals.failWithdrawal, failWithdrawal)
}
