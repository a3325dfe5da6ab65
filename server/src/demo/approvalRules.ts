import type { ApprovalRuleDraft } from '#contract/approvals/approvalRules.ts'

const anything = {
  entity: 'order' as const,
  enabled: true,
  amountTo: null,
  deptId: null,
  categoryId: null,
  supplierId: null,
  orderType: null,
}

/** The head of the buyer's department decides. */
export const headDecides = (rule: Pick<ApprovalRuleDraft, 'name' | 'enName' | 'amountFrom'>): ApprovalRuleDraft => ({
  ...anything,
  ...rule,
  priority: 10,
  nodes: [
    { name: '部门负责人', enName: 'Head of department', mode: 'any', source: 'head', roleCode: null, userIds: [] },
  ],
})

/**
 * Approval by heads of department from 1,000 and for projects, by IT for computers, by finance from 30,000. Roles are
 * resolved in the buyer's own department and above; holders in other departments are named by the rule.
 */
export function rulesOf(computersId: string, holdersOf: (role: string) => readonly string[]): ApprovalRuleDraft[] {
  const decidedBy = (role: string) => {
    const userIds = [...holdersOf(role)]
    return userIds.length > 0
      ? { mode: 'any' as const, source: 'users' as const, roleCode: null, userIds }
      : { mode: 'any' as const, source: 'role' as const, roleCode: role, userIds }
  }
  return [
    headDecides({
      name: '1,000 元（含）以上部门负责人审批',
      enName: 'Department head from ¥1,000',
      amountFrom: '1000.00',
    }),
    {
      ...anything,
      name: '电脑及配件信息化审批',
      enName: 'IT approval for computers',
      priority: 20,
      amountFrom: null,
      categoryId: computersId,
      nodes: [{ ...decidedBy('it'), name: '信息化审批', enName: 'IT approval' }],
    },
    {
      ...anything,
      name: '30,000 元（含）以上财务复核',
      enName: 'Finance review from ¥30,000',
      priority: 30,
      amountFrom: '30000.00',
      nodes: [{ ...decidedBy('finance'), name: '财务复核', enName: 'Finance review' }],
    },
    {
      ...headDecides({ name: '采购项目部门负责人审批', enName: 'Department head for projects', amountFrom: null }),
      entity: 'project',
    },
  ]
}
