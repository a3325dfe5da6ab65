import type { RuleNode } from '#contract/approvals/approvalRules.ts'

export const head: RuleNode = {
  name: '部门负责人',
  enName: 'Head',
  mode: 'any',
  source: 'head',
  roleCode: null,
  userIds: [],
}
export const finance: RuleNode = { ...head, name: '财务复核', enName: 'Finance', source: 'role', roleCode: 'finance' }

/** Rule without conditions. */
export const unconditional = {
  amountFrom: null,
  amountTo: null,
  deptId: null,
  categoryId: null,
  supplierId: null,
  orderType: null,
  costCentre: null,
}
