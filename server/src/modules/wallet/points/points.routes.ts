import { pointsOfYuan } from '#contract/ledger/points.ts'
import * as contract from '#contract/wallet/points.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveRecords, serveWrites } from '#kit/http/serveRecords.ts'
import { documented, fundEntryList, presentEntry } from '#modules/ledger/index.ts'
import { pointEntryColumns, pointGrantColumns } from './points.rules.ts'
import {
  createPointRule,
  editPointRule,
  grantPoints,
  movePointRule,
  myPoints,
  presentGrant,
  presentLot,
  presentRule,
  readRule,
} from './points.service.ts'
import { grantList, lotList, pointsAccountOf, ruleList } from './points.store.ts'

export function pointRoutes(app: App) {
  serve(app, contract.findPoints, ({ db, actor }) => myPoints(db, actor))
  serveList(app, contract.listPointLots, {
    list: lotList,
    filter: ({ actor }: ListCall<object>) => ({ userId: actor.userId }),
    present: (row, { actor }) => presentLot(row, actor),
  })
  const entries = {
    list: documented(fundEntryList, app.context.queryPorts),
    filter: async ({ db, actor }: ListCall<object>) => ({
      fundId: (await pointsAccountOf(db, actor.userId)) ?? '0',
    }),
    present: (row: Parameters<typeof presentEntry>[0]): contract.PointEntry => {
      const entry = presentEntry(row)
      return { ...entry, change: pointsOfYuan(entry.change) }
    },
  }
  serveList(app, contract.listPointEntries, entries)
  serveExport(app, contract.exportPointEntries, {
    ...entries,
    name: ['积分明细', 'Point entries'],
    columns: pointEntryColumns,
  })
  serveList(app, contract.listPointRules, {
    list: ruleList,
    filter: ({ input }: ListCall<{ keyword?: string }>) => input,
    present: (row, { actor }) => presentRule(row, actor),
  })
  const write = serveWrites(app, readRule)
  write(contract.createPointRule, createPointRule)
  write(contract.editPointRule, editPointRule)
  write(contract.movePointRule, movePointRule)

  const grants = serveRecords(app, contract.listPointGrants, {
    list: grantList,
    present: presentGrant,
    exported: { route: contract.exportPointGrants, name: ['积分发放', 'Granted points'], columns: pointGrantColumns },
  })
  grants.write(contract.grantPoints, grantPoints)
}
