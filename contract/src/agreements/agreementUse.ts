import { Amount, Count, Id, List, Maybe, shape, type Static, Type } from '#contract/kit/schema.ts'

const used = {
  maxAmount: Maybe(Amount),
  maxQty: Maybe(Count),
  usedAmount: Type.String({ description: 'yuan in orders' }),
  usedQty: Type.Integer({ description: 'pieces in orders' }),
}
/** Share of a department with what was ordered of it. */
export const AgreementShare = shape({ deptId: Id, deptName: Type.String(), ...used })
export type AgreementShare = Static<typeof AgreementShare>
/** What was ordered of an agreement, its caps, and the shares of departments. */
export const AgreementUse = shape({ ...used, shares: List(AgreementShare) })
export type AgreementUse = Static<typeof AgreementUse>

/** What a supplier was given of a position of a rotation; empty for suppliers. */
export const TurnShare = shape({
  position: Type.String(),
  supplierId: Id,
  supplierName: Type.String(),
  share: Type.String({ description: 'percent' }),
  given: Amount,
  isNext: Type.Boolean({ description: 'the next turn is its, if its goods are available' }),
})
export type TurnShare = Static<typeof TurnShare>

/** What a change does to a cap of the whole agreement or of a department; both null: there is none on that side. */
export const CapChange = shape({
  deptName: Type.String({ description: 'department whose share it is; empty: the whole agreement' }),
  amountBefore: Maybe(Amount),
  amountAfter: Maybe(Amount),
  maxBefore: Maybe(Count),
  maxAfter: Maybe(Count),
})
export type CapChange = Static<typeof CapChange>
