import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Count,
  Id,
  List,
  Maybe,
  Nothing,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { ApprovalEntity, NodeMode, ApprovalPerson } from './approvals.ts'

/** Source of approvers. `role` and `head` are looked up in the document's department, then in the nearest one above. */
export const ApproverSource = OneOf(['head', 'role', 'users'])
export type ApproverSource = Static<typeof ApproverSource>

export const RuleNode = shape({
  name: Text(40),
  enName: Text(80),
  mode: NodeMode,
  source: ApproverSource,
  roleCode: Maybe(Text(64)),
  userIds: List(Id, 20),
})
export type RuleNode = Static<typeof RuleNode>

const ruleFields = {
  name: Text(60),
  enName: Text(120),
  entity: ApprovalEntity,
  priority: Type.Integer({ minimum: 1, maximum: 9999, description: 'order of evaluation, ascending' }),
  enabled: Type.Boolean(),
  amountFrom: Maybe(Amount),
  amountTo: Maybe(Type.String({ ...Amount, description: 'upper bound of the amount, exclusive' })),
  deptId: Maybe(Id),
  categoryId: Maybe(Id),
  supplierId: Maybe(Id),
  orderType: Maybe(Text(20)),
  nodes: Type.Array(RuleNode, { minItems: 1, maxItems: 10 }),
}
export const ApprovalRuleDraft = shape({ id: Optional(Id), version: Optional(Count), ...ruleFields })
export type ApprovalRuleDraft = Static<typeof ApprovalRuleDraft>
export const ApprovalRule = shape({
  id: Id,
  version: Count,
  ...ruleFields,
  deptName: Maybe(Type.String()),
  people: List(ApprovalPerson),
})
export type ApprovalRule = Static<typeof ApprovalRule>

export const listApprovalRules = route({
  method: 'GET',
  path: '/sysrest/api/approvalRule/list',
  access: 'approval.configure',
  summary: 'List the approval rules in the order of evaluation',
  input: shape({ entity: Optional(ApprovalEntity) }),
  reply: List(ApprovalRule),
})
export const listApproverRoles = route({
  method: 'GET',
  path: '/sysrest/api/approvalRule/roles',
  access: 'approval.configure',
  summary: 'List the roles that a step can name, which are those that may decide approvals',
  input: Nothing,
  reply: List(shape({ code: Type.String(), name: Type.String(), enName: Type.String() })),
})
export const saveApprovalRule = route({
  method: 'POST',
  path: '/sysrest/api/approvalRule/save',
  access: 'approval.configure',
  summary: 'Create an approval rule, or update the one with the given id and version',
  input: ApprovalRuleDraft,
  reply: ApprovalRule,
})
