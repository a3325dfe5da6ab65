import { stateProof, verifier } from '#kit/verification.ts'

/** Consistency checks of the orders of all tenants. */
export const verifyOrders = verifier({
  'order {which}: it has no lines': `
    select o.no from ordering.orders o
    where not exists (select from ordering.order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id)`,
  'order {which}: its state is not the one that its last transition led to': stateProof(
    'order',
    'ordering.orders',
    'no',
    'status',
  ),
})
