import { events } from '#contract/events.ts'
import * as contract from '#contract/logs/logs.ts'
import { templateNames } from '#contract/messages.ts'
import type { Lang } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { presentChange } from '#kit/events/changes.rules.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveExport, serveList } from '#kit/http/serveList.ts'
import { deviceOf } from '#kit/http/userAgent.ts'
import { findAccounts } from './accounts.store.ts'
import {
  type CallRow,
  changesOfCall,
  exportLogList,
  type ExportRow,
  loginLogList,
  type LoginLogRow,
  messageLogList,
  type MessageRow,
  type Named,
  operationList,
  slowCallList,
} from './log.store.ts'
import {
  eventName,
  methodName,
  named,
  operationName,
  outcomeName,
  permissionName,
  reasonName,
  refusalName,
  statusName,
  topicNameOf,
} from './names/log.names.ts'

const presentLogin = (row: LoginLogRow, lang: Lang): contract.LoginEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  userName: row.user_name,
  userCode: row.user_code,
  byName: row.by_name,
  method: row.method,
  methodName: methodName(row.method, lang),
  result: row.result,
  reason: row.result === 'ok' ? '' : refusalName(row.result, lang),
  ip: row.ip,
  device: deviceOf(row.agent),
})

const presentCall = (row: CallRow, lang: Lang, summaries: Summaries): contract.OperationEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actorName: row.actor_name ?? '',
  actorCode: row.actor_code ?? '',
  onBehalfOfName: row.on_behalf_of_name ?? '',
  keyName: row.key_name,
  path: row.path,
  operation: operationName(row.path, lang, summaries.get(row.path)),
  documentId: row.document_id,
  code: row.code,
  reason: outcomeName(row.code, lang),
  ms: row.ms,
  ip: row.ip,
  device: deviceOf(row.agent),
  traceId: row.trace_id,
  happened: row.happened,
  changes: row.happened.map((name) => eventName(name, lang)),
})

const presentExport = (row: ExportRow, lang: Lang, summaries: Summaries): contract.ExportEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actorName: row.actor_name ?? '',
  actorCode: row.actor_code ?? '',
  path: row.path,
  operation: operationName(row.path, lang, summaries.get(row.path)),
  fileName: row.file_name,
  statedReason: row.reason,
  filter: JSON.stringify(row.filter),
  bytes: row.bytes === null ? null : Number(row.bytes),
  isFinished: row.finished_at !== null,
  ip: row.ip,
  traceId: row.trace_id,
})

const presentMessage = (row: MessageRow, lang: Lang): contract.MessageEntry => ({
  id: row.id,
  at: row.created_at.toISOString(),
  receiverName: row.receiver_name ?? '',
  receiverCode: row.receiver_code ?? '',
  channel: row.channel,
  template: row.template,
  topic: topicNameOf(row.template, lang),
  title: lang === 'en' ? row.title_en : row.title_zh,
  status: row.status,
  statusName: statusName(row.status, lang),
  reason: reasonName(row.reason, lang),
  attempts: row.attempts,
})

type Summaries = ReadonlyMap<string, string>
interface Asked<F> {
  readonly input: F
  readonly actor: Actor
}

export function logRoutes(app: App) {
  const { summaries } = app.context
  /** The filter, with the codes of what is called like its keyword. */
  const byName = <F extends { readonly keyword?: string | undefined }>({ input, actor }: Asked<F>): F & Named => {
    const { keyword = '' } = input
    const { lang } = actor
    return {
      ...input,
      paths: named(summaries.keys(), keyword, (path) => `${operationName(path, lang, summaries.get(path))} ${path}`),
      events: named(Object.keys(events), keyword, (name) => eventName(name, lang)),
      templates: named(templateNames, keyword, (template) => topicNameOf(template, lang)),
    }
  }
  /** The filter, with the accounts that its keyword names, too. */
  const byAccount = async <F extends { readonly keyword?: string | undefined }>(
    requested: Asked<F> & { readonly db: Db },
  ) => ({
    ...byName(requested),
    accounts: await findAccounts(requested.db, requested.input.keyword),
  })
  const call = (row: CallRow, { actor }: Asked<unknown>) => presentCall(row, actor.lang, summaries)
  const logins = {
    list: loginLogList,
    filter: async <F extends { readonly keyword?: string | undefined }>({
      input,
      db,
    }: Asked<F> & { readonly db: Db }) => ({
      ...input,
      accounts: await findAccounts(db, input.keyword),
    }),
    present: (row: LoginLogRow, { actor }: Asked<unknown>) => presentLogin(row, actor.lang),
  }
  serveList(app, contract.listLoginLog, logins)
  serveExport(app, contract.exportLoginLog, {
    ...logins,
    name: ['登录日志', 'Sign-in log'],
    columns: contract.loginLogLabels,
  })
  const operations = { list: operationList, filter: byAccount, present: call }
  serveList(app, contract.listOperationLog, operations)
  serveExport(app, contract.exportOperationLog, {
    ...operations,
    name: ['操作日志', 'Operation log'],
    columns: contract.operationLabels,
  })
  const slow = { list: slowCallList, filter: byAccount, present: call }
  serveList(app, contract.listCallLog, slow)
  serveExport(app, contract.exportCallLog, {
    ...slow,
    name: ['慢调用', 'Slow calls'],
    columns: contract.operationLabels,
  })
  const files = {
    list: exportLogList,
    filter: byName,
    present: (row: ExportRow, { actor }: Asked<unknown>) => presentExport(row, actor.lang, summaries),
  }
  serveList(app, contract.listExportLog, files)
  serveExport(app, contract.exportExportLog, {
    ...files,
    name: ['导出日志', 'Export log'],
    columns: contract.exportLogLabels,
  })
  const messages = {
    list: messageLogList,
    filter: byName,
    present: (row: MessageRow, { actor }: Asked<unknown>) => presentMessage(row, actor.lang),
  }
  serveList(app, contract.listMessageLog, messages)
  serveExport(app, contract.exportMessageLog, {
    ...messages,
    name: ['消息日志', 'Message log'],
    columns: contract.messageLogLabels,
  })
  serve(app, contract.getOperationChanges, async ({ db, actor, input: { id } }) => {
    const rows = await changesOfCall(db, { id })
    const names = await namesOf(
      app,
      db,
      rows.map((row) => row.actor_id),
    )
    return rows.map((row) => ({
      ...presentChange(row, names.get(row.actor_id) ?? '', (text) => permissionName(text, actor.lang)),
      name: eventName(row.name, actor.lang),
      entity: row.entity,
      entityId: row.entity_id,
    }))
  })
}

const namesOf = (app: App, db: Db, ids: readonly string[]) => app.context.queryPorts.accountNames(db, [...new Set(ids)])
