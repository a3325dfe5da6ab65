import { expect, test } from 'vitest'
import { type BlockKind, type DealPurpose, dealPurposes } from '#contract/suppliers/blocks.ts'
import type { SupplierStatus } from '#contract/suppliers/suppliers.ts'
import { isBlacklisted, refusalToDeal } from './deal.rules.ts'

const now = new Date('2026-11-28T12:00:00Z')
const blocked = (purposes: readonly DealPurpose[], until = '', kind: BlockKind = 'restricted') => ({
  status: 'active' as SupplierStatus,
  blocks: [{ id: '1', kind, purposes: [...purposes], until }],
})

test('dealing with a supplier: each purpose is refused exactly where it is blocked', () => {
  for (const purpose of dealPurposes) {
    expect(refusalToDeal({ status: 'active', blocks: [] }, purpose, now)).toBeUndefined()
    expect(refusalToDeal({ status: 'suspended', blocks: [] }, purpose, now)).toBe('supplier.suspended')
    expect(refusalToDeal(blocked(dealPurposes, '', 'blacklisted'), purpose, now)).toBe('supplier.restricted')
    for (const other of dealPurposes)
      expect(refusalToDeal(blocked([other]), purpose, now)).toBe(other === purpose ? 'supplier.restricted' : undefined)
  }
})

test('dealing with a supplier: a block ends after its last day in Beijing', () => {
  const supplier = blocked(['order'], '2026-11-28', 'blacklisted')
  const before = new Date('2026-11-28T15:59:59Z')
  const after = new Date('2026-11-28T16:00:00Z')
  expect([before, after].map((at) => refusalToDeal(supplier, 'order', at))).toEqual(['supplier.restricted', undefined])
  expect([before, after].map((at) => isBlacklisted(supplier, at))).toEqual([true, false])
})
