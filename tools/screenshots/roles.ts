/** Users of the screenshots, each with its entrance. */
export const roles = {
  buyer: { account: 'linzhiyuan', entrance: 'purchaser' },
  approver: { account: 'shenruochuan', entrance: 'purchaser' },
  secondApprover: { account: 'xujingxing', entrance: 'purchaser' },
  finance: { account: 'guqinghe', entrance: 'purchaser' },
  supplier: { account: 'jianglan01', entrance: 'supplier' },
  expert: { account: 'expert01', entrance: 'expert' },
  supervisor: { account: 'supervisor01', entrance: 'supervisor' },
  agency: { account: 'agency01', entrance: 'agency' },
  /** User with restricted functions. */
  restricted: { account: 'jisiming', entrance: 'purchaser' },
  /** User with a restricted function who has not applied to restore it. */
  restrictedNotApplied: { account: 'jiangtiecheng', entrance: 'purchaser' },
  operator: { account: 'operator', entrance: 'operator' },
  keeper: { account: 'songwanzhao', entrance: 'operator' },
  /** Operator of the platform, in its own tenant. */
  platformOperator: { account: 'operator', entrance: 'operator', host: 'platform.localhost' },
  auditor: { account: 'auditor', entrance: 'operator' },
  /** Buyer, and head of a department, without any documents in the demo. */
  newBuyer: { account: 'jinruolan', entrance: 'purchaser' },
  newApprover: { account: 'wanqianlin', entrance: 'purchaser' },
  /** Supplier without products, orders and projects, created by `newSupplierFixture.ts`. */
  newSupplier: { account: 'ruiheng01', entrance: 'supplier' },
} as const
export type Role = keyof typeof roles
/** Host of a role's tenant; undefined for the first demo tenant. */
export const hostOf = (role: Role): string | undefined => {
  const of: { readonly account: string; readonly host?: string } = roles[role]
  return of.host
}
