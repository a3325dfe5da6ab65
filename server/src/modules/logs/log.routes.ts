import * as contract from '#contract/logs/logs.ts'
import type { Db } from '#kit/database/database.ts'
import { presentChange } from '#kit/events/changes.rules.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveExport, serveList } from '#kit/http/serveList.ts'
import { deviceOf } from '#kit/http/userAgent.ts'
import {
  type CallRow,
  changesOfCall,
  exportLogList,
  type ExportRow,
  loginLogList,
  type LoginLogRow,
  messageLogList,
  type MessageRow,
  operationList,
  slowCallList,
} from './log.store.ts'

const presentLogin = (row: LoginLogRow): contract.LoginEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  userName: row.user_name,
  userCode: row.user_code,
  byName: row.by_name,
  method: row.method,
  result: row.result,
  ip: row.ip,
  device: deviceOf(row.agent),
})

const presentCall = (row: CallRow): contract.OperationEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actorName: row.actor_name ?? '',
  actorCode: row.actor_code ?? '',
  onBehalfOfName: row.on_behalf_of_name ?? '',
  keyName: row.key_name,
  path: row.path,
  documentId: row.document_id,
  code: row.code,
  ms: row.ms,
  ip: row.ip,
  device: deviceOf(row.agent),
  traceId: row.trace_id,
  happened: row.happened,
})

const presentExport = (row: ExportRow): contract.ExportEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actorName: row.actor_name ?? '',
  actorCode: row.actor_code ?? '',
  path: row.path,
  fileName: row.file_name,
  statedReason: row.reason,
  filter: JSON.stringify(row.filter),
  bytes: row.bytes === null ? null : Number(row.bytes),
  isFinished: row.finished_at !== null,
  ip: row.ip,
  traceId: row.trace_id,
})

const presentMessage = (row: MessageRow): contract.MessageEntry => ({
  id: row.id,
  at: row.created_at.toISOString(),
  receiverName: row.receiver_name ?? '',
  receiverCode: row.receiver_code ?? '',
  channel: row.channel,
  template: row.template,
  title: row.title_zh,
  status: row.status,
  reason: row.reason,
  attempts: row.attempts,
})

export function logRoutes(app: App) {
  const all = <F extends object>({ input }: { readonly input: F }): F => input
  const logins = { list: loginLogList, filter: all, present: presentLogin }
  serveList(app, contract.listLoginLog, logins)
  serveExport(app, contract.exportLoginLog, {
    ...logins,
    name: ['登录日志', 'Sign-in log'],
    columns: contract.loginLogLabels,
  })
  const operations = { list: operationList, filter: all, present: presentCall }
  serveList(app, contract.listOperationLog, operations)
  serveExport(app, contract.exportOperationLog, {
    ...operations,
    name: ['操作日志', 'Operation log'],
    columns: contract.operationLabels,
  })
  const slow = { list: slowCallList, filter: all, present: presentCall }
  serveList(app, contract.listCallLog, slow)
  serveExport(app, contract.exportCallLog, {
    ...slow,
    name: ['慢调用', 'Slow calls'],
    columns: contract.operationLabels,
  })
  const files = { list: exportLogList, filter: all, present: presentExport }
  serveList(app, contract.listExportLog, files)
  serveExport(app, contract.exportExportLog, {
    ...files,
    name: ['导出日志', 'Export log'],
    columns: contract.exportLogLabels,
  })
  const messages = { list: messageLogList, filter: all, present: presentMessage }
  serveList(app, contract.listMessageLog, messages)
  serveExport(app, contract.exportMessageLog, {
    ...messages,
    name: ['消息日志', 'Message log'],
    columns: contract.messageLogLabels,
  })
  serve(app, contract.getOperationChanges, async ({ db, input: { id } }) => {
    const rows = await changesOfCall(db, { id })
    const names = await namesOf(
      app,
      db,
      rows.map((row) => row.actor_id),
    )
    return rows.map((row) => ({
      ...presentChange(row, names.get(row.actor_id) ?? '', (text) => text),
      entity: row.entity,
      entityId: row.entity_id,
    }))
  })
}

const namesOf = (app: App, db: Db, ids: readonly string[]) => app.context.queryPorts.accountNames(db, [...new Set(ids)])
