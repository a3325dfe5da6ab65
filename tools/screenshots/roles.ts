/** Roles that view pages, each with its entrance. */
export const roles = {
  buyer: { account: 'linzhiyuan', entrance: 'purchaser' },
  approver: { account: 'shenruochuan', entrance: 'purchaser' },
  secondApprover: { account: 'xujingxing', entrance: 'purchaser' },
  supplier: { account: 'jianglan01', entrance: 'supplier' },
  operator: { account: 'operator', entrance: 'operator' },
} as const
export type Role = keyof typeof roles
