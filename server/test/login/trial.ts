import type { StoredSettings } from '#contract/settings.ts'
import { createRole } from '#modules/identity/index.ts'
import { aTenant, database, type TestTenant } from '#test/app.ts'

export async function open(settings: StoredSettings = {}): Promise<TestTenant> {
  const tenant = await aTenant({ isOpenTrial: '1', ...settings })
  const buyer = { code: 'buyer', name: '采购人', enName: 'Buyer', permissions: ['cart.use', 'goods.read'] as const }
  await database.write(tenant.id, (tx) => createRole(tx, buyer))
  return tenant
}
let picture = 1
let number = 0
export const form = (change: object = {}) => ({
  orgName: '启明新材料',
  orgAddress: '上海市浦东新区',
  contactsName: '周念安',
  tel: `138${String(10_000_000 + number++)}`,
  email: 'zhou@qiming.example.com',
  demand: '办公用品集中采购',
  verifyCode: '0000',
  verifyKey: String(picture++),
  ...change,
})
