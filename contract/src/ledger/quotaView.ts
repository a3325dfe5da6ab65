/** `quotaReleased` is money, or one of two codes. */
export const noQuota = '-1'
export const quotaApplied = '-2'
/** The source of accounts that this platform opens itself. */
export const ownSource = '3'

/** What stands in the header instead of an amount, and what can be done about it (specification, section 3). */
export interface QuotaView {
  readonly shows: 'amount' | 'none' | 'unlimited' | 'applied'
  /** `apply` opens the application, `explain` says first where quotas come from. */
  readonly button: 'apply' | 'explain' | null
}

/** The one place that says what the codes of a quota mean. */
export function quotaView({
  quotaReleased,
  accountSource,
}: {
  readonly quotaReleased: string
  readonly accountSource: string
}): QuotaView {
  const isOwn = accountSource === ownSource
  if (quotaReleased === quotaApplied) return { shows: isOwn ? 'applied' : 'none', button: null }
  if (quotaReleased !== noQuota) return { shows: 'amount', button: null }
  // Without a quota and without anybody who would open one, nothing limits orders.
  if (accountSource === '') return { shows: 'unlimited', button: null }
  return { shows: 'none', button: isOwn ? 'apply' : 'explain' }
}
