import { route } from '#contract/kit/route.ts'
import { Done, Id, List, Nothing, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { Formatted } from '#contract/kit/validators.ts'

/**
 * Region of an address. Codes of province, city and district have six digits, of streets and towns nine (twelve with
 * the village).
 */
export const Region = shape({
  code: Type.String({ pattern: '^[1-9][0-9]{5}([0-9]{3}){0,2}$' }),
  name: Text(40),
})
export type Region = Static<typeof Region>

/** Regions from the province down: three levels, or four with a street. */
export const Regions = Type.Array(Region, { minItems: 3, maxItems: 4 })

export const AddressDraft = shape({
  addressId: Optional(Id),
  consignee: Text(40),
  mobile: Formatted('telephone'),
  regions: Regions,
  detail: Text(200),
  isDefault: Type.Boolean(),
})
export type AddressDraft = Static<typeof AddressDraft>
export const Address = shape({
  addressId: Id,
  consignee: Type.String(),
  mobile: Type.String(),
  regions: Type.Array(Region),
  detail: Type.String(),
  isDefault: Type.Boolean(),
  fullAddress: Type.String({ description: 'regions and detail in one line' }),
})
export type Address = Static<typeof Address>

const ownAddresses = {
  path: '/orderrest/api/receiverAddr/queryReceiverAddress',
  access: 'cart.use',
  summary: "List the caller's delivery addresses, the default one first",
  input: Nothing,
  reply: List(Address),
} as const
export const queryReceiverAddress = route({ method: 'GET', ...ownAddresses })
export const queryReceiverAddressByPost = route({ method: 'POST', reads: true, ...ownAddresses })
export const saveReceiverAddress = route({
  method: 'POST',
  path: '/orderrest/api/receiverAddr/save',
  access: 'address.manage',
  summary:
    'Create a delivery address of the caller, or update the one with the given id; the first one becomes the default',
  input: AddressDraft,
  reply: Address,
})
export const removeReceiverAddress = route({
  method: 'POST',
  path: '/orderrest/api/receiverAddr/remove',
  access: 'address.manage',
  summary: 'Delete a delivery address of the caller; orders keep their copy',
  input: shape({ addressId: Id }),
  reply: Done,
})
export const setDefaultAddress = route({
  method: 'POST',
  path: '/orderrest/api/receiverAddr/setDefault',
  access: 'address.manage',
  summary: 'Make an address of the caller the default',
  input: shape({ addressId: Id }),
  reply: Done,
})
