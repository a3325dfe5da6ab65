/** `quotaReleased` is an amount in yuan, or one of two codes. */
export const noQuota = '-1'
export const quotaApplied = '-2'
/** Account source of quotas opened by this platform. */
export const ownSource = '3'

/** Display of a quota in the header instead of an amount, with its action (specification, section 3). */
export interface QuotaView {
  readonly shows: 'amount' | 'none' | 'unlimited' | 'applied'
  /** `apply` opens the application; `explain` first explains where quotas come from. */
  readonly button: 'apply' | 'explain' | null
}

/** Interprets the codes of a quota; the only place that does. */
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
  // Without a quota and without a source that could open one, orders are not limited.
  if (accountSource === '') return { shows: 'unlimited', button: null }
  return { shows: 'none', button: isOwn ? 'apply' : 'explain' }
}
