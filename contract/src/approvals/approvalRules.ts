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
import { PositionOption } from '#contract/identity/positions.ts'
import { ApprovalEntity, NodeMode, ApprovalPerson } from './approvals.ts'

/**
 * Source of approvers. `role`, `head` and `position` are looked up in the document's department, then in the nearest one
 * above; `manager` is the direct manager of the requester, with those above up to a number of levels; `choice` is one of
 * the named people and holders of a role whom the requester chooses.
 */
export const ApproverSource = OneOf(['head', 'role', 'position', 'manager', 'users', 'choice'])
export type ApproverSource = Static<typeof ApproverSource>

const Hours = Type.Integer({ minimum: 1, maximum: 720 })
export const RuleNode = shape({
  name: Text(40),
  enName: Text(80),
  mode: NodeMode,
  source: ApproverSource,
  roleCode: Maybe(Text(64)),
  userIds: List(Id, 20),
  levels: Optional(
    Maybe(Type.Integer({ minimum: 1, maximum: 10, description: 'levels of managers, from the direct one' })),
  ),
  positionId: Optional(Maybe(Id)),
  percent: Optional(
    Maybe(Type.Integer({ minimum: 1, maximum: 100, description: 'share of the approvers who must agree, rounded up' })),
  ),
  remindHours: Optional(Maybe({ ...Hours, description: 'hours after which open tasks are reminded of' })),
  dueHours: Optional(Maybe({ ...Hours, description: 'hours after which process administrators decide instead' })),
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
  costCentre: Maybe({ ...Text(40), description: 'code of a cost centre that a line names' }),
  overBudget: Optional(
    Type.Boolean({
      description:
        'only documents whose amount exceeds what is left of the budget of their department when they are submitted',
    }),
  ),
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
export const listApproverPositions = route({
  method: 'GET',
  path: '/sysrest/api/approvalRule/positions',
  access: 'approval.configure',
  summary: 'List the active positions that a step can name',
  input: Nothing,
  reply: List(PositionOption, 1000),
})
export const saveApprovalRule = route({
  method: 'POST',
  path: '/sysrest/api/approvalRule/save',
  access: 'approval.configure',
  summary: 'Create an approval rule, or update the one with the given id and version',
  input: ApprovalRuleDraft,
  reply: ApprovalRule,
})
