import { aPerson, aTenant, refusalOf, type TestTenant } from '#test/app.ts'
import { createSsoAdmin, createEnabledEntry } from '#test/sso.ts'
import { signOf } from '#modules/sso/adapters/link.sign.ts'

const partnerKey = 'the key of one partner'

export const outcomesOfFifty = <T>(work: () => Promise<T>) =>
  Promise.all(Array.from({ length: 50 }, () => refusalOf(work())))
export const accepted = (outcomes: readonly string[]) => outcomes.filter((each) => each === 'accepted').length

export function aLink(
  tenant: TestTenant,
  userCode: string,
  { tenantId = tenant.id, seconds = 0, key = partnerKey } = {},
) {
  const timestamp = String(Date.now() + seconds * 1000)
  const sign = signOf('sm3', key, `${userCode}/${tenantId}/${timestamp}`)
  return new URLSearchParams({ userCode, tenantId, timestamp, sign }).toString()
}

export async function withLinks() {
  const tenant = await aTenant()
  const it = await createSsoAdmin(tenant)
  const ann = await aPerson(tenant, { name: '林知远' })
  const entry = await createEnabledEntry(it, { page: '/sso', secret: partnerKey })
  return { tenant, it, ann, entry }
}
