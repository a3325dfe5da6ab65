import type { ApprovalRuleDraft, RuleNode } from '#contract/approvals/approvalRules.ts'
import type { RuleCondition } from '#contract/kit/approvals/approvalKind.ts'

export const blankNode: RuleNode = {
  name: '',
  enName: '',
  mode: 'any',
  source: 'head',
  roleCode: null,
  userIds: [],
  levels: null,
  positionId: null,
  percent: null,
  remindHours: null,
  dueHours: null,
}

/** Initial values of a rule. */
export const blankRule: Partial<ApprovalRuleDraft> = {
  entity: 'order',
  priority: 100,
  enabled: true,
  nodes: [blankNode],
}

type NodeField = 'roleCode' | 'userIds' | 'positionId' | 'levels' | 'percent'

/** Fields of a step that are needed and empty. */
export function missingOf({ source, roleCode, userIds, levels, positionId, mode, percent }: RuleNode): NodeField[] {
  const missing: Readonly<Record<NodeField, boolean>> = {
    roleCode: source === 'role' && (roleCode ?? '') === '',
    userIds: (source === 'users' || (source === 'choice' && (roleCode ?? '') === '')) && userIds.length === 0,
    positionId: source === 'position' && (positionId ?? '') === '',
    levels: source === 'manager' && !levels,
    percent: mode === 'ratio' && !percent,
  }
  return (Object.keys(missing) as NodeField[]).filter((field) => missing[field])
}
/** Whether a step has no approvers yet. */
export const lacksApprovers = (node: RuleNode): boolean => missingOf(node).length > 0

/** The rule without conditions that documents of its kind do not have; unchanged while the kinds are unknown. */
export function withoutForeign<Values extends Partial<ApprovalRuleDraft>>(
  values: Values,
  conditions: readonly RuleCondition[] | undefined,
): Values {
  if (conditions === undefined) return values
  return {
    ...values,
    ...(conditions.includes('category') ? {} : { categoryId: null }),
    ...(conditions.includes('supplier') ? {} : { supplierId: null }),
    ...(conditions.includes('orderType') ? {} : { orderType: null }),
    ...(conditions.includes('costCentre') ? {} : { costCentre: null }),
    ...(conditions.includes('budget') ? {} : { overBudget: false }),
  }
}

/** Order types that rules can name. */
export const orderTypes = ['mall', 'agreement', 'award', 'fixed', 'group', 'planned'] as const

/** The rule as it stands in the form; undefined while something needed is missing. */
export function draftOf(
  values: Partial<ApprovalRuleDraft>,
  rule: { readonly id: string; readonly version: number } | undefined,
): ApprovalRuleDraft | undefined {
  const { name = '', enName = '', entity, priority, enabled = true, nodes = [] } = values
  const isWhole = name.trim() !== '' && enName.trim() !== '' && entity !== undefined && priority !== undefined
  const lacksNode = nodes.some((node) => node.name === '' || node.enName === '' || lacksApprovers(node))
  if (!isWhole || nodes.length === 0 || lacksNode) return undefined
  const or = <T>(value: T | null | undefined): T | null => (value === undefined || value === '' ? null : value)
  return {
    ...(rule ? { id: rule.id, version: rule.version } : {}),
    name,
    enName,
    entity,
    priority,
    enabled,
    nodes: nodes.map((node) => ({ ...node, roleCode: or(node.roleCode), positionId: or(node.positionId) })),
    amountFrom: or(values.amountFrom),
    amountTo: or(values.amountTo),
    deptId: or(values.deptId),
    categoryId: or(values.categoryId),
    supplierId: or(values.supplierId),
    orderType: or(values.orderType),
    costCentre: or(values.costCentre),
    overBudget: values.overBudget ?? false,
  }
}
