import { expect, test } from 'vitest'
import type { ApprovalNode } from '#contract/approvals/approvals.ts'
import { mergedChain, stayedTooLong } from './rounds.ts'

const node = (step: number, name: string, rule: string): ApprovalNode => ({
  step,
  name,
  enName: '',
  mode: 'any',
  approvers: [],
  because: [{ ruleId: rule, name: rule, enName: '' }],
  toAdmin: false,
})

test('approval rounds: equal chains of several orders are shown once, with all reasons', () => {
  const merged = mergedChain([
    [node(1, '部门负责人', '1'), node(2, '财务复核', '2')],
    [node(1, '部门负责人', '1'), node(2, '信息化审批', '3'), node(3, '财务复核', '4')],
  ])
  expect(merged.map(({ name }) => name)).toEqual(['部门负责人', '财务复核', '信息化审批'])
  expect(merged[1]?.because.map(({ ruleId }) => ruleId)).toEqual(['2', '4'])
  expect(merged[0]?.because).toHaveLength(1)
})

test('approval rounds: a step open for more than a day is late', () => {
  expect(stayedTooLong('2026-11-21T10:00:00Z', new Date('2026-11-22T09:59:00Z'))).toBe(false)
  expect(stayedTooLong('2026-11-21T10:00:00Z', new Date('2026-11-22T10:01:00Z'))).toBe(true)
})
