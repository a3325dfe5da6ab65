import type { Refusals } from '#contract/kit/refusals.ts'

/** What sourcing says no with, 40201 to 40299. */
export const sourcingRefusals = {
  'project.incomplete': [40201, '请先补充：{what}', 'Complete these first: {what}'],
  'project.datesOrder': [40202, '时间先后有误：{what}', "The dates aren't in order: {what}"],
  'project.datesPassed': [40203, '时间已过：{what}，请调整后重试', 'This time has passed: {what}. Choose a later one.'],
  'project.weights': [40204, '评分权重合计须为 100%', 'The weights must add up to 100%.'],
  'project.notOwn': [40205, '仅本部门的采购人可操作该项目', "Only buyers of the project's department can do this."],
  'project.reasonMissing': [40206, '请填写终止原因', 'Enter a reason for ending the project.'],
  'project.opinionMissing': [40207, '请填写退回原因', 'Enter a reason for sending it back.'],
  'project.onlyLater': [40208, '截止时间只能延后：{what}', 'Deadlines can only be moved later: {what}'],
  'project.nothingChanged': [40209, '没有需要公告的变更', "There's nothing to announce: no changes were made."],
  'project.noSuchItem': [40210, '采购清单已变化，请刷新后重试', 'The item list has changed. Refresh and try again.'],
  'project.noSuchSupplier': [40211, '所选供应商不存在或已暂停合作', 'A selected supplier is unknown or suspended.'],
  'project.noSuchCategory': [40212, '所选采购品类不存在', "A selected category doesn't exist."],
  'project.budgetBelowItems': [
    40213,
    '清单参考总价 {items} 元超过预算总额 {budget} 元',
    'The items add up to {items}, which is more than the budget of {budget}.',
  ],
  'enrolment.closed': [40231, '报名已截止', 'Enrolment has closed.'],
  'enrolment.notBegun': [40232, '报名尚未开始', "Enrolment hasn't opened yet."],
  'enrolment.notNeeded': [40233, '该项目无需报名', 'This project needs no enrolment.'],
  'enrolment.there': [40234, '您已报名该项目', 'You have already enrolled in this project.'],
  'enrolment.notInvited': [40235, '该项目仅限受邀供应商参与', 'Only invited suppliers can take part in this project.'],
  'enrolment.reasonMissing': [40236, '请填写不通过的原因', 'Enter a reason for the rejection.'],
  'enrolment.fileMissing': [40237, '请上传资格文件', 'Upload your qualification documents.'],
  'question.closed': [40241, '提问已截止', 'Questions are closed.'],
  'question.tooMany': [40242, '每个项目最多提问 {most} 次', 'You can ask up to {most} questions per project.'],
} as const satisfies Refusals
