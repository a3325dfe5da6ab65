import type { Refusals } from '#contract/kit/refusals.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Count,
  Done,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  Nothing,
  OneOf,
  Optional,
  paging,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'

/** What can be approved. */
export const ApprovalEntity = OneOf(['order'])
export type ApprovalEntity = Static<typeof ApprovalEntity>

export const ApprovalStatus = OneOf(['pending', 'approved', 'rejected', 'cancelled'])
export type ApprovalStatus = Static<typeof ApprovalStatus>
export const TaskStatus = OneOf(['waiting', 'open', 'agreed', 'rejected', 'cancelled', 'skipped'])
export type TaskStatus = Static<typeof TaskStatus>
export const ApprovalDecision = OneOf(['agree', 'reject'])
export type ApprovalDecision = Static<typeof ApprovalDecision>

/** `any`: the first who decides, decides for all. `all`: everybody must agree. */
export const NodeMode = OneOf(['any', 'all'])
export type NodeMode = Static<typeof NodeMode>
/** `role` and `head` are looked for in the document's department, then in the nearest one above it. */
export const ApproverSource = OneOf(['head', 'role', 'users'])
export type ApproverSource = Static<typeof ApproverSource>

export const ApprovalPerson = shape({ userId: Id, userName: Type.String(), deptName: Type.String() })
export type ApprovalPerson = Static<typeof ApprovalPerson>

/** One step of a chain, and why it is there. */
export const ApprovalNode = shape({
  step: Type.Integer(),
  name: Type.String(),
  enName: Type.String(),
  mode: NodeMode,
  approvers: List(ApprovalPerson),
  because: List(shape({ ruleId: Id, name: Type.String(), enName: Type.String() })),
  toAdmin: Type.Boolean({ description: 'nobody else was found, so the process administrators decide' }),
})
export type ApprovalNode = Static<typeof ApprovalNode>

export const TimelineTask = shape({
  ...ApprovalPerson.properties,
  status: TaskStatus,
  opinion: Type.String(),
  openedAt: Maybe(Instant),
  decidedAt: Maybe(Instant),
})
export const TimelineStep = shape({
  ...ApprovalNode.properties,
  status: TaskStatus,
  tasks: List(TimelineTask),
})
export type TimelineStep = Static<typeof TimelineStep>

/** One round of approval of a document; a document that was sent back and submitted again has several. */
export const ApprovalRound = shape({
  instanceId: Id,
  entity: ApprovalEntity,
  entityId: Id,
  docNo: Type.String(),
  title: Type.String(),
  amount: Amount,
  docVersion: Type.String({ description: 'what was submitted; a decision names the version that it is about' }),
  status: ApprovalStatus,
  reason: Type.String(),
  requester: ApprovalPerson,
  startedAt: Instant,
  endedAt: Maybe(Instant),
  steps: List(TimelineStep),
  can: List(ApprovalDecision),
})
export type ApprovalRound = Static<typeof ApprovalRound>

/** A row of the inbox. */
export const ApprovalTask = shape({
  instanceId: Id,
  entity: ApprovalEntity,
  entityId: Id,
  docNo: Type.String(),
  title: Type.String(),
  amount: Amount,
  docVersion: Type.String(),
  requesterName: Type.String(),
  deptName: Type.String(),
  nodeName: Type.String(),
  nodeEnName: Type.String(),
  status: ApprovalStatus,
  taskStatus: Maybe(TaskStatus),
  startedAt: Instant,
  openedAt: Maybe(Instant),
  decidedAt: Maybe(Instant),
})
export type ApprovalTask = Static<typeof ApprovalTask>

/** `todo`: waits for me. `done`: I have decided. `mine`: I have asked for it. */
export const TaskTab = OneOf(['todo', 'done', 'mine'])
export type TaskTab = Static<typeof TaskTab>

export const getUndoByPageNum = route({
  method: 'GET',
  path: '/sysrest/api/workApply/getUndoByPageNum',
  access: 'session',
  summary: 'How many approvals wait for me.',
  input: shape({ ...paging }),
  reply: shape({ count: Count }),
})
export const listTasks = listRoute({
  path: '/sysrest/api/workApply/list',
  access: 'session',
  summary: 'My approvals: waiting for me, decided by me, or asked for by me. The keyword looks in number and title.',
  filters: { tab: TaskTab, keyword: Optional(Note(100)) },
  sort: ['startedAt', 'amount'],
  record: ApprovalTask,
})
export const exportTasks = exportRoute(listTasks, {
  path: '/sysrest/api/workApply/export',
  columns: [
    'docNo',
    'title',
    'amount',
    'requesterName',
    'deptName',
    'nodeName',
    'status',
    'startedAt',
    'openedAt',
    'decidedAt',
  ],
})
export const getTimeline = route({
  method: 'GET',
  path: '/sysrest/api/workApply/timeline',
  access: 'session',
  summary: 'The rounds of approval of a document, for those who take part in them; the last round comes last.',
  input: shape({ entity: ApprovalEntity, entityId: Id }),
  reply: List(ApprovalRound),
})

export const transferTask = route({
  method: 'POST',
  path: '/sysrest/api/workApply/transfer',
  access: 'session',
  summary:
    'Hands my open task to somebody else; who configures approvals may hand on anybody’s (fromUserId), where it is stuck.',
  input: shape({ instanceId: Id, toUserId: Id, fromUserId: Optional(Id), reason: Note(200) }),
  reply: Done,
})
export const listApprovers = route({
  method: 'GET',
  path: '/sysrest/api/workApply/approvers',
  access: 'session',
  summary: 'Who may decide approvals, by name or account; the first twenty.',
  input: shape({ keyword: Optional(Note(40)) }),
  reply: List(ApprovalPerson),
})

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
  priority: Type.Integer({ minimum: 1, maximum: 9999, description: 'lower comes first' }),
  enabled: Type.Boolean(),
  amountFrom: Maybe(Amount),
  amountTo: Maybe(Type.String({ ...Amount, description: 'the first amount that the rule is not for' })),
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
  summary: 'The rules by which documents need approval, in the order in which they apply.',
  input: shape({ entity: Optional(ApprovalEntity) }),
  reply: List(ApprovalRule),
})
export const listApproverRoles = route({
  method: 'GET',
  path: '/sysrest/api/approvalRule/roles',
  access: 'approval.configure',
  summary: 'The roles that a step of a rule can name: those whose holders may decide approvals.',
  input: Nothing,
  reply: List(shape({ code: Type.String(), name: Type.String(), enName: Type.String() })),
})
export const saveApprovalRule = route({
  method: 'POST',
  path: '/sysrest/api/approvalRule/save',
  access: 'approval.configure',
  summary: 'Adds a rule, or changes the one with this id and version.',
  input: ApprovalRuleDraft,
  reply: ApprovalRule,
})

export const approvalsRefusals = {
  'approval.nobody': [
    20001,
    '审批环节“{node}”暂无可用的审批人，请联系流程管理员',
    'No one can approve the step “{node}”. Contact the workflow administrator.',
  ],
  'approval.notYours': [20002, '您不是该单据的审批人', "You aren't an approver of this request."],
  'approval.notYourTurn': [20003, '尚未轮到您审批', "This step isn't active yet."],
  'approval.decided': [
    20004,
    '该审批已处理，请刷新查看',
    'This request has already been handled. Refresh to see the latest.',
  ],
  'approval.own': [20005, '不能审批自己提交的单据', "You can't approve your own request."],
  'approval.approverDisabled': [20006, '您的账号已停用，不能审批', "Your account is disabled, so you can't approve."],
  'approval.changed': [
    20007,
    '单据内容已变更，请刷新后重新审阅',
    'This request has changed. Refresh and review it again.',
  ],
  'approval.running': [20008, '该单据正在审批中', 'This request is already in approval.'],
  'approval.opinionMissing': [20009, '请填写驳回原因', 'Enter a rejection reason.'],
  'approval.alreadyAsked': [20010, '对方已是该环节的审批人', 'This person is already an approver of this step.'],
  'approval.cannotDecide': [20011, '对方没有审批权限', "This person doesn't have permission to approve."],
  'approvalRule.nameTaken': [20021, '规则名称已存在', 'This rule name already exists.'],
  'approvalRule.emptyRange': [20022, '金额上限必须大于下限', 'The upper amount must be greater than the lower amount.'],
  'approvalRule.noDept': [20023, '所选部门不存在', "The selected department doesn't exist."],
  'approvalRule.noRole': [
    20024,
    '审批环节“{node}”所选角色不存在',
    "The role selected for the step “{node}” doesn't exist.",
  ],
  'approvalRule.noUser': [
    20025,
    '审批环节“{node}”所选人员不存在或已停用',
    "A person selected for the step “{node}” doesn't exist or is disabled.",
  ],
} as const satisfies Refusals
