import { changesRoute } from '#contract/kit/changes.ts'
import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Count,
  Id,
  Instant,
  List,
  Maybe,
  Month,
  Note,
  Nothing,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { IndexValueText } from './indexRule.ts'

const keeper = { access: 'priceIndex.manage', entrances: ['operator'] } as const
const ofVersion = { id: Id, version: Type.Integer() }
const draft = {
  code: Type.String({ pattern: '^[A-Za-z0-9._-]{1,30}$' }),
  name: Text(60),
  source: Text(200),
}

/** Price index 价格指数 that agreements follow, with its last value. */
export const PriceIndex = shape({
  ...ofVersion,
  code: Type.String(),
  name: Type.String(),
  source: Type.String({ description: 'who publishes it, and where' }),
  disabled: Type.Boolean({ description: 'new agreements cannot choose it' }),
  lastMonth: Maybe(Month),
  lastValue: Maybe(IndexValueText),
  agreements: { ...Count, description: 'agreements in force that follow it' },
  can: List(OneOf(['edit', 'record', 'disable', 'enable'])),
})
export type PriceIndex = Static<typeof PriceIndex>

/** Value of a month; a corrected one is a new revision, and the last one counts. */
export const IndexValue = shape({
  id: Id,
  month: Month,
  value: IndexValueText,
  revision: Type.Integer(),
  isCurrent: Type.Boolean(),
  reason: Type.String({ description: 'why it was corrected' }),
  byName: Type.String(),
  at: Instant,
})
export type IndexValue = Static<typeof IndexValue>

export const priceIndexLabels = {
  code: ['指数编码', 'Code'],
  name: ['指数名称', 'Name'],
  source: ['发布来源', 'Source'],
  disabled: ['状态', 'Status'],
  lastMonth: ['最新月份', 'Last month'],
  lastValue: ['最新值', 'Last value'],
  agreements: ['执行协议数', 'Agreements'],
} as const satisfies Labels<typeof PriceIndex>
export const indexValueLabels = {
  month: ['月份', 'Month'],
  value: ['指数值', 'Value'],
  revision: ['版本', 'Revision'],
  reason: ['更正原因', 'Reason of the correction'],
  byName: ['登记人', 'Recorded by'],
  at: ['登记时间', 'Recorded'],
} as const satisfies Labels<typeof IndexValue>

export const listPriceIndices = listRoute({
  path: '/orderrest/api/priceIndex/list',
  ...keeper,
  summary: 'List the price indices by code',
  filters: { keyword: Optional(Note(100)) },
  record: PriceIndex,
})
export const exportPriceIndices = exportRoute(listPriceIndices, {
  path: '/orderrest/api/priceIndex/export',
  columns: ['code', 'name', 'source', 'disabled', 'lastMonth', 'lastValue', 'agreements'],
})
export const listPriceIndexChanges = changesRoute({
  path: '/orderrest/api/priceIndex/changes',
  ...keeper,
  summary: 'List the history of a price index',
  key: 'id',
})
export const listIndexValues = listRoute({
  path: '/orderrest/api/priceIndex/values',
  ...keeper,
  summary: 'List the values of a price index with their corrections, newest first',
  filters: { indexId: Id },
  record: IndexValue,
})
export const exportIndexValues = exportRoute(listIndexValues, {
  path: '/orderrest/api/priceIndex/exportValues',
  columns: ['month', 'value', 'revision', 'reason', 'byName', 'at'],
})
export const createPriceIndex = route({
  method: 'POST',
  path: '/orderrest/api/priceIndex/create',
  ...keeper,
  summary: 'Create a price index',
  input: shape(draft),
  reply: PriceIndex,
})
export const editPriceIndex = route({
  method: 'POST',
  path: '/orderrest/api/priceIndex/edit',
  ...keeper,
  summary: 'Update the name and the source of a price index',
  input: shape({ ...ofVersion, name: draft.name, source: draft.source }),
  reply: PriceIndex,
})
export const setPriceIndexDisabled = route({
  method: 'POST',
  path: '/orderrest/api/priceIndex/setDisabled',
  ...keeper,
  summary: 'Disable a price index for new agreements, or enable it; agreements that follow it go on',
  input: shape({ ...ofVersion, disabled: Type.Boolean() }),
  reply: PriceIndex,
})
export const recordIndexValue = route({
  method: 'POST',
  path: '/orderrest/api/priceIndex/record',
  ...keeper,
  summary:
    'Record the value of a month, or correct it with a reason; agreements that follow the index propose new prices',
  input: shape({ ...ofVersion, month: Month, value: IndexValueText, reason: Note(200) }),
  reply: PriceIndex,
})
export const listIndicesToFollow = route({
  method: 'GET',
  path: '/orderrest/api/agreement/indices',
  access: 'agreement.manage',
  entrances: ['operator'],
  summary: 'List the price indices that an agreement can follow, with their months',
  input: Nothing,
  reply: List(shape({ id: Id, code: Type.String(), name: Type.String(), months: List(Month) })),
})
