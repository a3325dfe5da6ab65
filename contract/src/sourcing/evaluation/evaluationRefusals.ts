import type { Refusals } from '#contract/kit/refusals.ts'

/** Refusals of evaluation by scores, 40401 to 40449. */
export const evaluationRefusals = {
  'evaluation.ineligible': [
    40401,
    '所选人员没有相应权限、账号已停用，或为供应商人员',
    'Someone chosen lacks the permission, has no active account, or works for a supplier.',
  ],
  'evaluation.ownProject': [
    40402,
    '项目负责人及可管理该项目的人员不能评审或监督：{names}',
    'Those who run the project can neither score nor supervise it: {names}',
  ],
  'evaluation.twice': [40403, '同一人员只能担任一个角色', 'Each person can have one role only.'],
  'evaluation.approver': [
    40404,
    '该项目的审批人不能担任评审专家：{names}',
    'Approvers of the project cannot be its experts: {names}',
  ],
  'evaluation.changeReason': [40405, '开标后调整人员，请填写原因', 'Enter a reason: the quotes have been opened.'],
  'evaluation.locked': [
    40406,
    '当前阶段不能调整评审与监督人员',
    'Experts and supervisors cannot be changed at this stage.',
  ],
  'evaluation.notOpen': [40407, '尚未开标，不能评分', 'Scoring starts once the quotes are opened.'],
  'evaluation.closed': [40408, '评分已结束，不能再修改', 'Scoring has closed. Nothing can be changed.'],
  'evaluation.submitted': [40409, '评分已提交，不能再修改', 'The scores have been submitted and cannot be changed.'],
  'evaluation.incomplete': [
    40410,
    '还有 {count} 项未评分，请补全后提交',
    '{count} scores are missing. Complete them before submitting.',
  ],
  'evaluation.reasonMissing': [40411, '请填写原因', 'Enter a reason.'],
  'evaluation.noScores': [
    40412,
    '还没有专家提交评分，不能结束评分',
    'Scoring cannot be closed before an expert has submitted.',
  ],
  'evaluation.notSubmitted': [40413, '该专家没有已提交的评分', 'This expert has not submitted any scores.'],
  'evaluation.expertDecides': [
    40414,
    '您是该项目的评审专家，不能审批其定标，请转审',
    "You scored this project, so you can't approve its award. Reassign it instead.",
  ],
  'award.notScored': [40415, '评分尚未结束，不能定标', 'Scoring is not finished, so no award can be proposed yet.'],
  'award.rankReasonMissing': [
    40416,
    '请说明未选综合得分第一名的理由：{item}',
    "Say why the highest score isn't taken: {item}",
  ],
} as const satisfies Refusals
