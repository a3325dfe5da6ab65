import { route } from '#contract/kit/route.ts'
import { Id, List, Nothing, shape, type Static, Type } from '#contract/kit/schema.ts'
import { DealPurpose, SupplierBlock } from '#contract/suppliers/blocks.ts'
import { Certificates } from './certificates.ts'
import { Supplier } from './suppliers.ts'

/** Profile of a supplier 档案: what it has said of itself, its certificates, and what one may deal with it for. */

const { can: _, ...facts } = Supplier.properties
export const SupplierProfile = shape({
  ...facts,
  legalPerson: Type.String(),
  address: Type.String(),
  email: Type.String(),
  categoryIds: List(Id, 100),
  certificates: Certificates,
  deals: List(shape({ purpose: DealPurpose, isOpen: Type.Boolean() }), 10),
  blocks: { ...List(SupplierBlock, 100), description: 'those in force' },
})
export type SupplierProfile = Static<typeof SupplierProfile>

export const getSupplierProfile = route({
  method: 'GET',
  path: '/sysrest/api/supplier/profile',
  access: 'supplier.read',
  entrances: ['operator'],
  summary: "Get a supplier's profile with its certificates and what is restricted",
  input: shape({ id: Id }),
  reply: SupplierProfile,
})
export const getMyCompany = route({
  method: 'GET',
  path: '/sysrest/api/myCompany/find',
  access: 'supplierPeople.manage',
  entrances: ['supplier'],
  summary: "Get the profile of the caller's supplier",
  input: Nothing,
  reply: SupplierProfile,
})
