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
  'approval.deputyTransfer': [
    47081,
    '代理的审批不能再转审，请由本人转审',
    'A deputy cannot hand the task on. Only its holder can.',
  ],
  'approval.tooManyAdded': [47082, '本次审批最多加签 5 次', 'At most five approvers can be added to a round.'],
  'approval.addBeforeDecided': [
    47053,
    '本环节已有人同意，不能在其之前加签',
    'Someone has already approved in this step, so no one can be added before it.',
  ],
  'approval.noEarlierStep': [47054, '只能退回到之前的环节', 'A document can only be returned to an earlier step.'],
  'approval.notRequester': [47055, '只有发起人可以执行此操作', 'Only the requester can do this.'],
  'approval.remindedToday': [47056, '今日已催办，请明日再试', 'The approvers were reminded today already.'],
  'approval.notParticipant': [
    47057,
    '只能提醒参与本次审批的人员',
    'Only people who take part in this approval can comment or be mentioned.',
  ],
  'delegation.self': [47083, '不能委托给本人', 'You cannot delegate to yourself.'],
  'delegation.range': [
    47084,
    '结束日期不能早于开始日期，且最长 90 天',
    'The last day must not be before the first, and a delegation lasts 90 days at most.',
  ],
  'delegation.past': [47085, '结束日期不能早于今天', 'The last day must not be before today.'],
  'delegation.overlap': [
    47086,
    '该时段已有委托，请先结束原委托',
    'You have a delegation in this period already. End it first.',
  ],
  'approval.choiceMissing': [47311, '请选择审批环节“{node}”的审批人', 'Choose the approver of the step “{node}”.'],
  'approval.notEligible': [
    47312,
    '所选人员不在该审批环节的可选范围内，请重新选择',
    'This person cannot be chosen for the step. Choose another one.',
  ],
  'approvalRule.noPosition': [
    47313,
    '审批环节“{node}”所选岗位不存在或已停用',
    "The position selected for the step “{node}” doesn't exist or is disabled.",
  ],
  'approvalRule.noLevels': [
    47314,
    '请填写审批环节“{node}”的上级层数',
    'Enter the levels of managers for the step “{node}”.',
  ],
  'approvalRule.noPercent': [47315, '请填写审批环节“{node}”的同意比例', 'Enter the share for the step “{node}”.'],
  'approvalRule.noChoice': [
    47316,
    '审批环节“{node}”须至少提供一名可选人员或一个角色',
    'Offer at least one person or a role for the step “{node}”.',
  ],
  'approvalRule.nameTaken': [20021, '规则名称已存在', 'This rule name already exists.'],
  'approvalRule.emptyRange': [20022, '金额上限必须大于下限', 'The upper amount must be greater than the lower amount.'],
  'approvalRule.noDept': [20023, '所选部门不存在', "The selected department doesn't exist."],
  'approvalRule.noKind': [20028, '所选单据类型不需要审批', 'Documents of this kind are not approved.'],
  'approvalRule.noCondition': [
    40290,
    '该单据类型的审批规则不能限定所填条件，请清空后重试',
    'Rules for this kind of document cannot have this condition. Clear it and try again.',
  ],
  'approvalRule.noRole': [
    20024,
    '审批环节“{node}”所选角色不存在',
    "The role selected for the step “{node}” doesn't exist.",
  ],
  'approvalRule.roleCannotDecide': [
    20026,
    '审批环节“{node}”所选角色没有“审批”权限，请先为该角色授权',
    'The role selected for the step “{node}” does not have the permission “Approve requests”. Grant it to the role first.',
  ],
  'approvalRule.userCannotDecide': [
    20027,
    '审批环节“{node}”所选人员没有“审批”权限：{names}',
    'People selected for the step “{node}” do not have the permission “Approve requests”: {names}',
  ],
  'approvalRule.noUser': [
    20025,
    '审批环节“{node}”所选人员不存在、已停用或已过期',
    "A person selected for the step “{node}” doesn't exist, or their account is disabled or expired.",
  ],
} as const satisfies Refusals
