import { type PartKind, partKinds } from '#contract/onboarding/supplier360.ts'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { Permission } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'

/** Who reads the list of a part, and with it the part. */
const readers: Readonly<Record<PartKind, readonly [entrance: Entrance, needs: Permission]>> = {
  qualifications: ['operator', 'qualification.manage'],
  agreements: ['operator', 'agreement.manage'],
  contracts: ['purchaser', 'contract.read'],
  orders: ['operator', 'order.oversee'],
  invoices: ['purchaser', 'invoice.read'],
  payables: ['purchaser', 'payment.read'],
  incidents: ['operator', 'incident.manage'],
  scores: ['operator', 'score.manage'],
  dispositions: ['operator', 'supplier.restrict'],
}

/** Parts that the actor may read. */
export const partsFor = ({ entrance, permissions }: Pick<Actor, 'entrance' | 'permissions'>): PartKind[] =>
  partKinds.filter((kind) => {
    const [at, needs] = readers[kind]
    return entrance === at && permissions.has(needs)
  })
