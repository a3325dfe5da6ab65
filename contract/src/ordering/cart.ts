import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Count,
  Day,
  Done,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  Nothing,
  OneOf,
  Optional,
  Price,
  Quantity,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'
import { quotedFields } from './quotedLine.ts'

export const CartLine = shape({
  lineId: Id,
  ...quotedFields,
  selected: Type.Boolean(),
  addedPrice: Maybe(Type.String({ ...Price, description: 'price when the line was added' })),
  priceChange: Maybe(OneOf(['up', 'down'])),
  addedAt: Instant,
})
export type CartLine = Static<typeof CartLine>

export const CartGroup = shape({
  supplierId: Id,
  supplierName: Type.String(),
  lines: List(CartLine),
  goodsAmount: Type.String({ ...Amount, description: 'number of selected lines' }),
  freight: Amount,
  freightFreeFrom: Maybe(Amount),
})
export type CartGroup = Static<typeof CartGroup>

/** Cart; its totals count selected lines that can be ordered. */
export const Cart = shape({
  groups: List(CartGroup),
  kinds: Count,
  pieces: Count,
  goodsAmount: Amount,
  saved: Type.String({ ...Amount, description: 'saving compared with list prices' }),
  freight: Amount,
  total: Amount,
  unreviewed: Type.Integer({
    description: 'orders unreviewed for more than 30 days; above zero the cart is blocked',
  }),
})
export type Cart = Static<typeof Cart>

export const CartCount = shape({ count: Type.Integer({ description: 'number of lines' }), pieces: Count })
export type CartCount = Static<typeof CartCount>

export const addCart = route({
  method: 'POST',
  path: '/orderrest/api/cart/addCart',
  access: 'cart.use',
  summary:
    "Add goods to the caller's cart, selected; the quantity of an existing line is increased. The default quantity is the minimum.",
  input: shape({ skuId: Id, quantity: Optional(Quantity) }),
  reply: shape({ lineId: Id, quantity: Quantity, ...CartCount.properties }),
})
export const listCart = route({
  method: 'GET',
  path: '/orderrest/api/cart/list',
  access: 'cart.use',
  summary: "Get the caller's cart by supplier, with the changes since the lines were added",
  input: Nothing,
  reply: Cart,
})
export const updateCart = route({
  method: 'POST',
  path: '/orderrest/api/cart/update',
  access: 'cart.use',
  summary: 'Set the quantity of a line',
  input: shape({ lineId: Id, quantity: Quantity }),
  reply: CartCount,
})
export const selectCart = route({
  method: 'POST',
  path: '/orderrest/api/cart/select',
  access: 'cart.use',
  summary: 'Select or deselect lines for checkout; without line ids all lines',
  input: shape({ lineIds: Optional(List(Id, 500)), selected: Type.Boolean() }),
  reply: Done,
})
export const removeCart = route({
  method: 'POST',
  path: '/orderrest/api/cart/remove',
  access: 'cart.use',
  summary: 'Delete lines of the cart',
  input: shape({ lineIds: Type.Array(Id, { minItems: 1, maxItems: 500 }) }),
  reply: CartCount,
})
export const sendForInquiry = route({
  method: 'POST',
  path: '/orderrest/api/cart/sendForInquiry',
  access: 'demand.submit',
  entrances: ['purchaser'],
  summary: 'Convert cart lines to demand lines 转询价, including goods that cannot be ordered',
  input: shape({
    lineIds: Type.Array(Id, { minItems: 1, maxItems: 200 }),
    addressId: Id,
    needDate: Maybe(Day),
    remark: Note(200),
  }),
  reply: shape({ demands: Count }),
})
export const countCartItems = route({
  method: 'GET',
  path: '/orderrest/api/cart/count_cart_items',
  access: 'cart.use',
  summary: "Count the lines of the caller's cart",
  input: Nothing,
  reply: CartCount,
})
export const countCartItemsByPost = route({
  method: 'POST',
  path: '/orderrest/api/cart/count_cart_items',
  access: 'cart.use',
  reads: true,
  summary: "Count the lines of the caller's cart; second method of the specification",
  input: Nothing,
  reply: CartCount,
})
