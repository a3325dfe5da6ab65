import { route } from '#contract/kit/route.ts'
import { Nothing, shape, type Static, Type } from '#contract/kit/schema.ts'

/** What buyers see of suppliers in the mall, by settings of the tenant. What is off no call of the mall sends. */
export const SupplierShowRules = shape({
  isShowSupplierName: Type.Boolean(),
  isShowContact: Type.Boolean(),
  isShowRegion: Type.Boolean(),
  isShowRating: Type.Boolean(),
})
export type SupplierShowRules = Static<typeof SupplierShowRules>

export const queryGoodsShowRuleSupplierInfoShow = route({
  method: 'GET',
  path: '/orderrest/api/goods/queryGoodsShowRuleSupplierInfoShow',
  access: 'goods.read',
  summary: 'Get what the mall shows of suppliers: name, contact, region and rating',
  input: Nothing,
  reply: SupplierShowRules,
})
