import { Change } from '#contract/kit/changes.ts'
import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { DeliveryStatus } from '#contract/notifications/operating.ts'
import { route } from '#contract/kit/route.ts'
import { Count, Day, Id, Instant, List, Maybe, Note, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'

const actor = {
  actorName: Type.String({ description: 'empty for visitors and the system' }),
  actorCode: Type.String(),
}
const days = { beginDay: Optional(Day), endDay: Optional(Day) }
const log = { access: 'log.read', entrances: ['operator'] } as const

export const LoginEntry = shape({
  id: Id,
  at: Instant,
  userName: Type.String(),
  userCode: Type.String(),
  byName: Type.String({ description: 'operator who viewed as the person; empty otherwise' }),
  method: Type.String(),
  methodName: Type.String({ description: 'method, as it is called' }),
  result: Type.String({ description: 'ok, or the name of the refusal' }),
  reason: Type.String({ description: 'what the refusal says; empty if it succeeded' }),
  ip: Type.String(),
  device: Type.String(),
})
export type LoginEntry = Static<typeof LoginEntry>
export const loginLogLabels = {
  at: ['时间', 'Time'],
  userName: ['姓名', 'Name'],
  userCode: ['账号', 'Username'],
  byName: ['代入人', 'Viewed by'],
  method: ['登录方式代码', 'Method code'],
  methodName: ['登录方式', 'Method'],
  result: ['结果代码', 'Result code'],
  reason: ['失败原因', 'Reason'],
  ip: ['IP 地址', 'IP address'],
  device: ['设备', 'Device'],
} as const satisfies Labels<typeof LoginEntry>
export const listLoginLog = listRoute({
  ...log,
  path: '/sysrest/api/log/logins',
  summary:
    'List sign-ins and failed attempts of all people, newest first; the keyword matches name, account and address',
  filters: { keyword: Optional(Note(64)), isFailed: Optional(Type.Boolean()), ...days },
  record: LoginEntry,
})
export const exportLoginLog = exportRoute(listLoginLog, {
  sensitive: true,
  path: '/sysrest/api/log/exportLogins',
  columns: ['at', 'userName', 'userCode', 'byName', 'methodName', 'result', 'reason', 'ip', 'device'],
})

export const OperationEntry = shape({
  id: Id,
  at: Instant,
  ...actor,
  onBehalfOfName: Type.String({ description: 'whom the actor stands in for; empty if nobody' }),
  keyName: Type.String({ description: 'API key that the system called with; empty for people' }),
  path: Type.String(),
  operation: Type.String({ description: 'what the call does, as it is called' }),
  documentId: Maybe(Id),
  code: Type.Integer({ description: '0, or the number of the refusal' }),
  reason: Type.String({ description: 'what the refusal says; empty if there is none' }),
  ms: Count,
  ip: Type.String(),
  device: Type.String(),
  traceId: Type.String(),
  happened: List(Type.String({ description: 'codes of the events that the call has published' })),
  changes: List(Type.String({ description: 'the events, as they are called' })),
})
export type OperationEntry = Static<typeof OperationEntry>
export const operationLabels = {
  at: ['时间', 'Time'],
  actorName: ['操作人', 'User'],
  actorCode: ['账号', 'Username'],
  onBehalfOfName: ['代理', 'On behalf of'],
  keyName: ['API 密钥', 'API key'],
  path: ['接口', 'Call'],
  operation: ['操作', 'Operation'],
  documentId: ['单据标识', 'Record ID'],
  code: ['结果代码', 'Result code'],
  reason: ['拒绝原因', 'Reason'],
  ms: ['耗时（毫秒）', 'Duration (ms)'],
  ip: ['IP 地址', 'IP address'],
  device: ['设备', 'Device'],
  traceId: ['追踪编号', 'Trace ID'],
  happened: ['事件代码', 'Event codes'],
  changes: ['变更', 'Changes'],
} as const satisfies Labels<typeof OperationEntry>
const ofCalls = {
  keyword: Optional(Note(64)),
  documentId: Optional(Id),
  isRefused: Optional(Type.Boolean()),
  ...days,
}
export const listOperationLog = listRoute({
  ...log,
  path: '/sysrest/api/log/operations',
  summary:
    'List what people have written and systems have called with a key, newest first; the keyword matches name, account, key, trace, and what was done or has happened',
  filters: ofCalls,
  record: OperationEntry,
})
export const exportOperationLog = exportRoute(listOperationLog, {
  sensitive: true,
  path: '/sysrest/api/log/exportOperations',
  columns: [
    'at',
    'actorName',
    'actorCode',
    'onBehalfOfName',
    'keyName',
    'operation',
    'changes',
    'path',
    'documentId',
    'code',
    'reason',
    'ms',
    'ip',
    'device',
    'traceId',
  ],
})
export const getOperationChanges = route({
  ...log,
  method: 'GET',
  path: '/sysrest/api/log/operationChanges',
  summary: 'List what a call has changed, with the values before and after',
  input: shape({ id: Id }),
  reply: List(
    shape({
      ...Change.properties,
      name: Type.String({ description: 'the event, as it is called' }),
      entity: Type.String(),
      entityId: Id,
    }),
    200,
  ),
})
export const listCallLog = listRoute({
  ...log,
  path: '/sysrest/api/log/slowCalls',
  summary: 'List calls that took longer than half a second, newest first',
  filters: ofCalls,
  sort: ['ms'],
  record: OperationEntry,
})
export const exportCallLog = exportRoute(listCallLog, {
  path: '/sysrest/api/log/exportSlowCalls',
  columns: ['at', 'actorName', 'actorCode', 'operation', 'path', 'code', 'reason', 'ms', 'ip', 'traceId'],
})

export const ExportEntry = shape({
  id: Id,
  at: Instant,
  ...actor,
  path: Type.String(),
  operation: Type.String({ description: 'what was exported, as it is called' }),
  fileName: Type.String(),
  filter: Type.String({ description: 'as JSON' }),
  statedReason: Type.String({ description: 'of an export of sensitive data; empty where none is asked for' }),
  bytes: Maybe(Count),
  isFinished: Type.Boolean({ description: 'the file was sent to its end' }),
  ip: Type.String(),
  traceId: Type.String(),
})
export type ExportEntry = Static<typeof ExportEntry>
export const exportLogLabels = {
  at: ['时间', 'Time'],
  actorName: ['操作人', 'User'],
  actorCode: ['账号', 'Username'],
  path: ['接口', 'Call'],
  operation: ['操作', 'Operation'],
  fileName: ['文件', 'File'],
  filter: ['筛选条件', 'Filter'],
  statedReason: ['导出原因', 'Stated reason'],
  bytes: ['大小', 'Size'],
  isFinished: ['已完成', 'Finished'],
  ip: ['IP 地址', 'IP address'],
  traceId: ['追踪编号', 'Trace ID'],
} as const satisfies Labels<typeof ExportEntry>
export const listExportLog = listRoute({
  ...log,
  path: '/sysrest/api/log/exports',
  summary: 'List exports, newest first; the keyword matches name, account, file and what was exported',
  filters: { keyword: Optional(Note(64)), ...days },
  record: ExportEntry,
})
export const exportExportLog = exportRoute(listExportLog, {
  sensitive: true,
  path: '/sysrest/api/log/exportExports',
  columns: [
    'at',
    'actorName',
    'actorCode',
    'operation',
    'fileName',
    'path',
    'filter',
    'statedReason',
    'bytes',
    'isFinished',
    'ip',
  ],
})

export const MessageEntry = shape({
  id: Id,
  at: Instant,
  receiverName: Type.String(),
  receiverCode: Type.String(),
  channel: Type.String(),
  template: Type.String(),
  topic: Type.String({ description: 'kind of message, as settings of messages name it' }),
  title: Type.String(),
  status: Type.String(),
  statusName: Type.String({ description: 'status, as it is called' }),
  reason: Type.String(),
  attempts: Count,
})
export type MessageEntry = Static<typeof MessageEntry>
export const messageLogLabels = {
  at: ['时间', 'Time'],
  receiverName: ['接收人', 'Receiver'],
  receiverCode: ['账号', 'Username'],
  channel: ['渠道', 'Channel'],
  template: ['模板代码', 'Template code'],
  topic: ['消息类型', 'Kind of message'],
  title: ['标题', 'Title'],
  status: ['状态代码', 'Status code'],
  statusName: ['状态', 'Status'],
  reason: ['失败原因', 'Reason'],
  attempts: ['次数', 'Attempts'],
} as const satisfies Labels<typeof MessageEntry>
export const listMessageLog = listRoute({
  ...log,
  path: '/sysrest/api/log/messages',
  summary:
    'List mails, texts and push notifications of messages, newest first; the keyword matches name, account, title and kind',
  filters: { keyword: Optional(Note(64)), channel: Optional(Note(20)), status: Optional(DeliveryStatus), ...days },
  record: MessageEntry,
})
export const exportMessageLog = exportRoute(listMessageLog, {
  path: '/sysrest/api/log/exportMessages',
  columns: ['at', 'receiverName', 'receiverCode', 'channel', 'topic', 'title', 'statusName', 'reason', 'attempts'],
})
