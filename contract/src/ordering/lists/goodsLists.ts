import type { StateNames } from '#contract/kit/refusals.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Count,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  Price,
  Quantity,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { reorder } from '../orderLists.ts'

/** Lists of goods 收藏与清单: favourites of a person, and named lists that can be shared with a department. */

export const maxLists = 50
export const maxListLines = 500

/** Who else may use a list: nobody, or people of the owner's department and below, to view or to edit. */
export const ListShare = OneOf(['none', 'view', 'edit'])
export type ListShare = Static<typeof ListShare>
export const listShareNames = {
  none: ['仅自己', 'Private'],
  view: ['部门可查看', 'Department can view'],
  edit: ['部门可编辑', 'Department can edit'],
} as const satisfies StateNames<ListShare>

const buyer = { access: 'cart.use', entrances: ['purchaser'] } as const

export const GoodsList = shape({
  id: Id,
  version: Type.Integer(),
  name: Type.String({ description: 'empty for the favourites of a person' }),
  isDefault: Type.Boolean({ description: 'favourites: each person has one such list' }),
  isOwn: Type.Boolean(),
  ownerName: Type.String(),
  deptName: Type.String(),
  share: ListShare,
  lines: Count,
  updatedAt: Instant,
  can: List(OneOf(['edit', 'editLines', 'remove'])),
})
export type GoodsList = Static<typeof GoodsList>

export const listGoodsLists = listRoute({
  path: '/orderrest/api/lists/list',
  ...buyer,
  summary: "List the caller's lists of goods, and those shared with the caller's department",
  filters: {
    keyword: Optional(Note(100)),
    id: Optional(Id),
    editable: Optional(Type.Boolean({ description: 'only those whose lines the caller may change' })),
  },
  record: GoodsList,
})

const draft = { name: Text(40), share: ListShare }
export const saveGoodsList = route({
  method: 'POST',
  path: '/orderrest/api/lists/save',
  ...buyer,
  summary: 'Create a list, or rename or share an own one',
  input: shape({ id: Optional(Id), version: Optional(Type.Integer()), ...draft }),
  reply: GoodsList,
})
export const removeGoodsList = route({
  method: 'POST',
  path: '/orderrest/api/lists/remove',
  ...buyer,
  summary: 'Remove an own list; favourites stay',
  input: shape({ id: Id, version: Type.Integer() }),
  reply: shape({ id: Id }),
})

/** Goods of a list, with the caller's current price. */
export const ListLine = shape({
  skuId: Id,
  name: Type.String({ description: 'current name; the name when added if the goods are gone' }),
  spec: Type.String(),
  picture: Type.String(),
  unit: Type.String(),
  supplierName: Type.String(),
  quantity: Quantity,
  note: Type.String(),
  price: Maybe(Price),
  available: Count,
  isGone: Type.Boolean({ description: 'cannot be bought any more' }),
  addedAt: Instant,
})
export type ListLine = Static<typeof ListLine>

export const listListLines = listRoute({
  path: '/orderrest/api/lists/lines',
  ...buyer,
  summary: "List the goods of a list with the caller's prices; of the favourites without `listId`",
  filters: { listId: Optional(Id), keyword: Optional(Note(100)) },
  record: ListLine,
})
export const exportListLines = exportRoute(listListLines, {
  path: '/orderrest/api/lists/export',
  columns: ['skuId', 'name', 'spec', 'supplierName', 'quantity', 'unit', 'price', 'note', 'addedAt'],
})
export const putInList = route({
  method: 'POST',
  path: '/orderrest/api/lists/put',
  ...buyer,
  summary: 'Add goods to a list, or change their quantity and note; to the favourites without `listId`',
  input: shape({
    listId: Optional(Id),
    skuId: Id,
    quantity: Optional(Quantity),
    note: Optional(Note(200)),
  }),
  reply: shape({ listId: Id, lines: Count }),
})
export const takeFromList = route({
  method: 'POST',
  path: '/orderrest/api/lists/take',
  ...buyer,
  summary: 'Take goods out of a list; out of the favourites without `listId`',
  input: shape({ listId: Optional(Id), skuIds: Type.Array(Id, { minItems: 1, maxItems: maxListLines }) }),
  reply: shape({ listId: Id, lines: Count }),
})
export const listsOfGoods = route({
  method: 'GET',
  path: '/orderrest/api/lists/ofGoods',
  ...buyer,
  summary: "Get whether goods are in the caller's favourites",
  input: shape({ skuId: Id }),
  reply: shape({ isFavourite: Type.Boolean() }),
})
export const addListToCart = route({
  method: 'POST',
  path: '/orderrest/api/lists/addToCart',
  ...buyer,
  summary: 'Add a whole list to the cart, or some of its goods; lists those that cannot be bought',
  input: shape({ listId: Optional(Id), skuIds: Optional(Type.Array(Id, { maxItems: maxListLines })) }),
  reply: reorder.reply,
})

/** Supplier that the caller follows. */
export const FollowedSupplier = shape({
  supplierId: Id,
  name: Type.String(),
  goods: Type.Integer({ description: 'number of goods on sale' }),
  followedAt: Instant,
})
export type FollowedSupplier = Static<typeof FollowedSupplier>
export const listFollowedSuppliers = listRoute({
  path: '/orderrest/api/follows/suppliers',
  ...buyer,
  summary: 'List the suppliers that the caller follows',
  filters: { keyword: Optional(Note(100)) },
  record: FollowedSupplier,
})
export const setFollow = route({
  method: 'POST',
  path: '/orderrest/api/follows/set',
  ...buyer,
  summary: 'Follow a supplier, or no longer',
  input: shape({ supplierId: Id, isFollowed: Type.Boolean() }),
  reply: shape({ isFollowed: Type.Boolean() }),
})
export const findFollow = route({
  method: 'GET',
  path: '/orderrest/api/follows/find',
  ...buyer,
  summary: 'Get whether the caller follows a supplier',
  input: shape({ supplierId: Id }),
  reply: shape({ isFollowed: Type.Boolean() }),
})
