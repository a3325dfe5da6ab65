import type { ApprovalRuleDraft } from '#contract/approvals/approvalRules.ts'

const anything = {
  entity: 'order' as const,
  enabled: true,
  amountTo: null,
  deptId: null,
  categoryId: null,
  supplierId: null,
  orderType: null,
  costCentre: null,
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
 * Approval by heads of department from 1,000 and for projects, by IT for computers, by finance from 30,000, for awards
 * from 100,000 and for agreements and contracts, and by heads of department for payments. Roles are resolved in the
 * buyer's own department and above; holders in other departments are named by the rule.
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
    {
      ...headDecides({ name: '定标部门负责人审批', enName: 'Department head for awards', amountFrom: null }),
      entity: 'award',
    },
    {
      ...anything,
      name: '100,000 元（含）以上定标财务复核',
      enName: 'Finance review of awards from ¥100,000',
      entity: 'award',
      priority: 30,
      amountFrom: '100000.00',
      nodes: [{ ...decidedBy('finance'), name: '财务复核', enName: 'Finance review' }],
    },
    {
      ...headDecides({
        name: '采购计划部门负责人审批',
        enName: 'Department head for purchase plans',
        amountFrom: null,
      }),
      entity: 'plan',
    },
    {
      ...headDecides({
        name: '2,000 元（含）以上退货部门负责人审批',
        enName: 'Department head for returns from ¥2,000',
        amountFrom: '2000.00',
      }),
      entity: 'return',
    },
    {
      ...anything,
      name: '预算调整财务审批',
      enName: 'Finance approval of budget changes',
      entity: 'budgetChange',
      priority: 10,
      amountFrom: null,
      nodes: [{ ...decidedBy('finance'), name: '财务审批', enName: 'Finance approval' }],
    },
    {
      ...anything,
      name: '钱包提现财务审批',
      enName: 'Finance approval of withdrawals',
      entity: 'withdrawal',
      priority: 10,
      amountFrom: null,
      nodes: [{ ...decidedBy('finance'), name: '财务审批', enName: 'Finance approval' }],
    },
    {
      ...anything,
      name: '协议财务审批',
      enName: 'Finance approval of agreements',
      entity: 'agreement',
      priority: 10,
      amountFrom: null,
      nodes: [{ ...decidedBy('finance'), name: '财务审批', enName: 'Finance approval' }],
    },
    {
      ...headDecides({ name: '付款申请部门负责人审批', enName: 'Department head for payments', amountFrom: null }),
      entity: 'payment',
    },
    {
      ...anything,
      name: '合同财务审批',
      enName: 'Finance approval of contracts',
      entity: 'contract',
      priority: 10,
      amountFrom: null,
      nodes: [{ ...decidedBy('finance'), name: '财务审批', enName: 'Finance approval' }],
    },
  ]
}
