import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { Refusals, StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Colour,
  Count,
  Day,
  Id,
  Instant,
  List,
  Maybe,
  Nothing,
  Note,
  OneOf,
  Optional,
  Price,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { pictureAddress } from './pictures.ts'

/** Zones 专区: goods that operators gather for a time and an audience, with a page of their own. */

/** Goods of a zone chosen by hand, at most. */
export const maxZoneGoods = 5000

export const ZoneKind = OneOf(['hand', 'rule'])
export type ZoneKind = Static<typeof ZoneKind>
export const ZoneStatus = OneOf(['draft', 'published', 'down'])
export type ZoneStatus = Static<typeof ZoneStatus>
export const zoneStatusNames = {
  draft: ['未发布', 'Draft'],
  published: ['已发布', 'Published'],
  down: ['已下架', 'Taken down'],
} as const satisfies StateNames<ZoneStatus>
export const ZoneAction = OneOf(['publish', 'takeDown', 'remove'])
export type ZoneAction = Static<typeof ZoneAction>

/** Goods that satisfy all conditions given belong to the zone; an empty list is no condition. */
export const ZoneRule = shape({
  categoryIds: { ...List(Id, 50), description: 'with the categories below them' },
  brandIds: List(Id, 50),
  supplierIds: List(Id, 50),
  priceFrom: Maybe(Price),
  priceTo: Maybe(Price),
})
export type ZoneRule = Static<typeof ZoneRule>

export const ZoneDraft = shape({
  name: Text(20),
  nameEn: Note(60),
  intro: Note(60),
  introEn: Note(160),
  startsOn: Day,
  endsOn: { ...Day, description: 'last day' },
  deptIds: { ...List(Id, 50), description: 'departments that see it, with those below them; none: everybody' },
  colour: Colour,
  picture: Type.String({ pattern: `^$|${pictureAddress}` }),
  kind: ZoneKind,
  ...ZoneRule.properties,
})
export type ZoneDraft = Static<typeof ZoneDraft>

export const Zone = shape({
  id: Id,
  version: Type.Integer(),
  ...ZoneDraft.properties,
  picture: Type.String(),
  status: ZoneStatus,
  goods: { ...Count, description: 'goods chosen by hand' },
  changedBy: Type.String(),
  changedAt: Instant,
  can: List(ZoneAction),
})
export type Zone = Static<typeof Zone>

const managed = { access: 'zone.manage', entrances: ['operator'] } as const
const ofZone = { id: Id, version: Type.Integer() }

export const listZones = listRoute({
  path: '/orderrest/api/zone/list',
  ...managed,
  summary: 'List the zones, latest first',
  filters: { keyword: Optional(Note(60)), status: Optional(ZoneStatus) },
  sort: ['name', 'startsOn', 'endsOn', 'changedAt'],
  record: Zone,
})
export const exportZones = exportRoute(listZones, {
  path: '/orderrest/api/zone/export',
  columns: ['name', 'nameEn', 'kind', 'status', 'startsOn', 'endsOn', 'changedBy', 'changedAt'],
})
export const getZone = route({
  method: 'GET',
  path: '/orderrest/api/zone/detail',
  ...managed,
  summary: 'Get a zone',
  input: shape({ id: Id }),
  reply: Zone,
})
export const createZone = route({
  method: 'POST',
  path: '/orderrest/api/zone/create',
  ...managed,
  summary: 'Create a zone; buyers see it once it is published',
  input: ZoneDraft,
  reply: Zone,
})
export const editZone = route({
  method: 'POST',
  path: '/orderrest/api/zone/edit',
  ...managed,
  summary: 'Update a zone; a published one changes at once',
  input: shape({ ...ofZone, ...ZoneDraft.properties }),
  reply: Zone,
})
export const moveZone = route({
  method: 'POST',
  path: '/orderrest/api/zone/move',
  ...managed,
  summary: 'Publish a zone or take it down',
  input: shape({ ...ofZone, action: OneOf(['publish', 'takeDown']) }),
  reply: Zone,
})
export const removeZone = route({
  method: 'POST',
  path: '/orderrest/api/zone/remove',
  ...managed,
  summary: 'Delete a zone that is not published',
  input: shape(ofZone),
  reply: Type.Null(),
})

/** A SKU chosen for a zone, as its editor lists it. */
export const ZoneGoods = shape({
  skuId: Id,
  name: Type.String(),
  spec: Type.String(),
  supplierName: Type.String(),
  listPrice: Price,
  isLive: Type.Boolean({ description: 'on sale; others are not shown to buyers' }),
})
export type ZoneGoods = Static<typeof ZoneGoods>
export const getZoneGoods = route({
  method: 'GET',
  path: '/orderrest/api/zone/goods',
  ...managed,
  summary: 'Get the goods that were chosen for a zone by hand, in their order',
  input: shape({ id: Id }),
  reply: List(ZoneGoods, maxZoneGoods),
})
export const setZoneGoods = route({
  method: 'POST',
  path: '/orderrest/api/zone/setGoods',
  ...managed,
  bodyLimit: 256 * 1024,
  summary: 'Set the goods of a zone by hand, in their order',
  input: shape({ ...ofZone, skuIds: List(Id, maxZoneGoods) }),
  reply: Zone,
})
export const countZoneGoods = route({
  method: 'POST',
  path: '/orderrest/api/zone/count',
  ...managed,
  reads: true,
  summary: 'Count the goods on sale that a rule gathers now',
  input: ZoneRule,
  reply: shape({ count: Count }),
})
/** Brands and suppliers that a rule may name: those with goods on sale, best-selling first. */
export const listZoneChoices = route({
  method: 'GET',
  path: '/orderrest/api/zone/choices',
  ...managed,
  summary: 'List the brands and suppliers of the mall for the rule of a zone, at most 500 of each',
  input: Nothing,
  reply: shape({
    brands: List(shape({ id: Id, name: Type.String() }), 500),
    suppliers: List(shape({ id: Id, name: Type.String() }), 500),
  }),
})
export const uploadZonePicture = route({
  method: 'POST',
  path: '/orderrest/api/zone/uploadPicture',
  ...managed,
  steps: true,
  rateLimit: 'picture',
  upload: { accept: ['.jpg', '.jpeg', '.png'], maxBytes: 10 * 1024 * 1024 },
  summary: 'Upload the picture of a zone (multipart, field `file`); deleted after a day unless a zone uses it',
  input: Nothing,
  reply: shape({ picture: Type.String({ description: 'address, for a zone' }) }),
})

/** Head of a zone's page, for those who may see the zone. */
export const ZoneHead = shape({
  id: Id,
  name: Type.String(),
  nameEn: Type.String(),
  intro: Type.String(),
  introEn: Type.String(),
  colour: Type.String(),
  picture: Type.String(),
  startsOn: Day,
  endsOn: Day,
})
export type ZoneHead = Static<typeof ZoneHead>

/** Id of a zone in an address: anything typed there, so that the answer is a sentence about it. */
export const ZoneReference = Note(40)

export const zoneCatalogs = route({
  method: 'GET',
  path: '/orderrest/api/zone/catalogs',
  access: 'goods.read',
  summary: 'Get the head of a zone with the first-level categories of its goods; refuses without an id of a zone',
  input: shape({ zoneAreaId: Optional(ZoneReference) }),
  reply: shape({
    zone: ZoneHead,
    categories: List(shape({ id: Id, name: Type.String(), count: Count })),
  }),
})
export const listOwnZones = route({
  method: 'GET',
  path: '/orderrest/api/zone/mine',
  access: 'goods.read',
  summary: "List the zones in force for the caller's department, at most 20, those that end first before others",
  input: Nothing,
  reply: List(ZoneHead, 20),
})

export const zoneRefusals = {
  'zone.idMissing': [40451, '专区id不能为空！', 'Zone ID is required.'],
  'zone.period': [40452, '结束日期不能早于开始日期', "End date can't be earlier than start date."],
  'zone.ruleEmpty': [40453, '请至少设置一个选品条件', 'Set at least one condition.'],
  'zone.priceRange': [40454, '最高价不能低于最低价', "Maximum price can't be lower than the minimum."],
  'zone.noGoods': [40455, '专区还没有商品，请先选品', 'Choose products for the zone first.'],
  'zone.goodsGone': [40456, '部分商品不存在，请刷新后重试', 'Some products no longer exist. Refresh and try again.'],
  'zone.notByHand': [40457, '该专区按条件选品，不能手动选品', 'This zone gathers its products by conditions.'],
  'zone.choiceGone': [
    40458,
    '所选分类、品牌、供应商或部门不存在，请刷新后重试',
    'A selected category, brand, supplier or department no longer exists. Refresh and try again.',
  ],
  'zone.nameTaken': [40459, '已有同名专区', 'A zone with this name already exists.'],
} as const satisfies Refusals
