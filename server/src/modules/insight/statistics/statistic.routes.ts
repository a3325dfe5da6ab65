import { dayOf, secondOf } from '#contract/kit/calendar.ts'
import * as contract from '#contract/insight/statistics.ts'
import type { Days } from '#contract/insight/periods.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { serveDownload } from '#kit/http/download.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { seesDepartment } from '#kit/reach.rules.ts'
import { textIn } from '#kit/spreadsheet/export.rules.ts'
import { sheetFile } from '#kit/spreadsheet/workbook.ts'
import { spanOf } from '../scope.rules.ts'
import { scopeOf } from '../scope.service.ts'
import { deliveryEntryColumns, projectEntryColumns, spendColumns } from './entries.export.rules.ts'
import { deliveryEntryList, projectEntryList, spendList } from './entries.store.ts'
import { sheetsOf } from './statistic.sheets.ts'
import { readStatistic } from './statistic.service.ts'
import type { KindNames } from './tables.ts'

/** Days and department of a call as the store takes them, within what the actor may see. */
async function scoped<Input extends Days & { readonly deptId?: string }>({ db, actor, input }: ListCall<Input>) {
  const { deptId, since, until, ...rest } = input
  return { ...rest, scope: (await scopeOf(db, actor, deptId)).id, ...spanOf({ since, until }, dayOf(actor.now)) }
}

/** Whether the actor may open an order: their own, or those that colleagues and overseers read. */
const mayOpen = (row: { readonly buyer_id: string; readonly dept_path: readonly string[] }, actor: Actor): boolean =>
  row.buyer_id === actor.userId || seesDepartment(actor, row.dept_path, 'order.oversee', 'order.readAll')

export const statisticRoutes = (kindNames: KindNames) => (app: App) => {
  const read = (
    db: Db,
    actor: Actor,
    { topic, ...filter }: Parameters<typeof readStatistic>[3] & { topic: contract.StatisticTopic },
  ) => readStatistic(db, actor, topic, filter, kindNames)
  serve(app, contract.findStatistic, ({ db, actor, input }) => read(db, actor, input))
  serveDownload(
    app,
    contract.exportStatistic,
    async ({ database, actor, input }) => {
      const statistic = await database.read(actor.tenantId, (db) => read(db, actor, input))
      const name = textIn(actor.lang, contract.statisticTopicNames[input.topic])
      const heading = {
        since: input.since,
        until: input.until,
        deptName: statistic.deptName,
        reader: `${actor.userName} (${actor.userCode})`,
        at: secondOf(actor.now),
      }
      return sheetFile(`${name}-${input.since}-${input.until}`, 'xlsx', sheetsOf(statistic, heading, actor.lang))
    },
    { isExport: true },
  )
  const spend = {
    list: spendList,
    filter: scoped,
    present: (row: Awaited<ReturnType<typeof spendList.one>>, { actor }: { readonly actor: Actor }) => ({
      id: row.id,
      onDay: row.on_day,
      source: row.source,
      orderId: row.order_id,
      orderNo: row.order_no,
      goodsName: row.goods_name ?? '',
      deptName: row.dept_name,
      supplierName: row.supplier_name,
      categoryName: row.category_name ?? '',
      enCategoryName: row.category_en_name ?? '',
      procedure: row.procedure,
      pieces: row.pieces,
      amount: row.gross,
      tax: row.tax,
      mayOpen: mayOpen(row, actor),
    }),
  }
  serveList(app, contract.listSpend, spend)
  serveExport(app, contract.exportSpend, { ...spend, name: ['采购明细', 'Spend'], columns: spendColumns })
  const projects = {
    list: projectEntryList,
    filter: scoped,
    present: (row: Awaited<ReturnType<typeof projectEntryList.one>>) => ({
      projectId: row.project_id,
      projectNo: row.project_no,
      title: row.title,
      kind: row.kind,
      deptName: row.dept_name,
      publishedOn: row.on_day,
      awardedOn: row.awarded_on,
      budget: row.budget,
      awarded: row.awarded,
      quoted: row.quoted,
    }),
  }
  serveList(app, contract.listProjectEntries, projects)
  serveExport(app, contract.exportProjectEntries, {
    ...projects,
    name: ['寻源项目', 'Projects'],
    columns: projectEntryColumns,
  })
  const deliveries = {
    list: deliveryEntryList,
    filter: scoped,
    present: (row: Awaited<ReturnType<typeof deliveryEntryList.one>>, { actor }: { readonly actor: Actor }) => ({
      orderId: row.order_id,
      orderNo: row.order_no,
      deptName: row.dept_name,
      supplierName: row.supplier_name,
      carrier: row.carrier,
      acceptedOn: row.on_day,
      shippedOn: row.shipped_on,
      dueOn: row.due_on,
      receivedOn: row.received_on,
      isLate: row.is_late,
      pieces: row.pieces,
      rejected: row.rejected,
      amount: row.amount,
      mayOpen: mayOpen(row, actor),
    }),
  }
  serveList(app, contract.listDeliveryEntries, deliveries)
  serveExport(app, contract.exportDeliveryEntries, {
    ...deliveries,
    name: ['到货订单', 'Deliveries'],
    columns: deliveryEntryColumns,
  })
}
