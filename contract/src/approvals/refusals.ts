import type { Refusals } from '#contract/kit/refusals.ts'

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
  'approval.approverDisabled': [
    20006,
    '您的账号已停用或已过期，不能审批',
    "Your account is disabled or has expired, so you can't approve.",
  ],
  'approval.changed': [
    20007,
    '单据内容已变更，请刷新后重新审阅',
    'This request has changed. Refresh and review it again.',
  ],
  'approval.running': [20008, '该单据正在审批中', 'This request is already in approval.'],
  'approval.opinionMissing': [20009, '请填写驳回原因', 'Enter a rejection reason.'],
  'approval.alreadyApprover': [20010, '对方已是该环节的审批人', 'This person is already an approver of this step.'],
  'approval.cannotDecide': [20011, '对方没有审批权限', "This person doesn't have permission to approve."],
  'approvalRule.nameTaken': [20021, '规则名称已存在', 'This rule name already exists.'],
  'approvalRule.emptyRange': [20022, '金额上限必须大于下限', 'The upper amount must be greater than the lower amount.'],
  'approvalRule.noDept': [20023, '所选部门不存在', "The selected department doesn't exist."],
  'approvalRule.noOrderType': [
    40290,
    '采购项目的审批规则不能限定订单类型',
    "A rule for projects can't be limited to an order type.",
  ],
  'approvalRule.noRole': [
    20024,
    '审批环节“{node}”所选角色不存在',
    "The role selected for the step “{node}” doesn't exist.",
  ],
  'approvalRule.noUser': [
    20025,
    '审批环节“{node}”所选人员不存在、已停用或已过期',
    "A person selected for the step “{node}” doesn't exist, or their account is disabled or expired.",
  ],
} as const satisfies Refusals
