import { byMail, template, topic } from '../kit/messages.ts'

const facts = {
  planNo: ['计划编号', 'Plan number', 'JH202612-01'],
  deptName: ['部门', 'Department', '采购管理部', 'Procurement'],
  reason: ['驳回原因', 'Reason', '数量超出在岗人数', 'More than we need'],
} as const
const page = '/planDetail?id={id}'
const user = 'plan.use'

/** Messages of planned purchase, to the author of a plan. */
export const plansMessages = {
  topics: {
    planProgress: topic('140050207', 'order', ['计划采购', 'Planned purchase'], ['purchaser'], [byMail, byMail]),
  },
  templates: {
    planApproved: template(
      'planProgress',
      page,
      facts,
      ['采购计划 {planNo} 已批准', '{deptName}的采购计划已通过审批，将在汇总后下达。'],
      ['Plan {planNo} approved', 'The plan of {deptName} was approved. It will be released after its consolidation.'],
      user,
    ),
    planRejected: template(
      'planProgress',
      page,
      facts,
      ['采购计划 {planNo} 被驳回', '驳回原因：{reason}。请在填报截止前修改并重新提交。'],
      ['Plan {planNo} rejected', 'Reason: {reason}. Change it and submit it again before the cycle closes.'],
      user,
    ),
    planExpired: template(
      'planProgress',
      page,
      facts,
      ['采购计划 {planNo} 审批超时', '审批超过时限未处理，计划已退回草稿。'],
      ['The approval of plan {planNo} expired', 'No one decided in time. The plan is a draft again.'],
      user,
    ),
    planReleased: template(
      'planProgress',
      page,
      facts,
      ['采购计划 {planNo} 已下达', '可按批准数量随时下单。'],
      ['Plan {planNo} released', 'You can now order the approved quantities.'],
      user,
    ),
  },
}
