import { caseCount } from '#contract/kit/case/count.ts'

/** Paths of the passport: a supplier's own, and those that were delivered. */
export const passportPath = {
  own: '/orderrest/api/passport',
  delivered: '/orderrest/api/supplierPassport',
} as const

export const countWaitingPassports = caseCount({
  path: passportPath.delivered,
  manage: 'supplier.approve',
  plural: 'delivered passports',
})
