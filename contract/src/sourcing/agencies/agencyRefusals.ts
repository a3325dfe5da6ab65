import type { Refusals } from '#contract/kit/refusals.ts'

/** Refusals of agencies, 40421 to 40432. */
export const agencyRefusals = {
  'agency.creditCodeTaken': [
    40421,
    '该统一社会信用代码的代理机构已登记',
    'An agency with this credit code is already registered.',
  ],
  'agency.personTaken': [40422, '所选人员已属于其他代理机构', 'A selected person already acts for another agency.'],
  'agency.personIneligible': [
    40423,
    '所选人员不可用：须为有效的代理机构账号，且不在供应商任职',
    'A selected account can’t act for an agency: it must be an active agency account, and its person must not work for a supplier.',
  ],
  'agency.outOfScope': [40424, '该操作不在代理委托范围内', "This isn't within the scope of your agency's appointment."],
  'agency.peopleFixed': [
    40425,
    '开标方式、评审专家和监督人由采购人确定，代理机构不可修改',
    'Only the buyer decides who opens, scores and supervises.',
  ],
  'agency.disabled': [40426, '该代理机构已停用或没有可用人员', 'This agency is disabled or has no people.'],
  'agency.noScope': [40427, '请至少选择一项委托范围', 'Choose at least one part of the project.'],
  'agency.conflict': [
    40428,
    '{names} 同时是该项目的评审、监督、审批或开标人员，不能代理',
    '{names} can’t act for the project, because they score, supervise, approve or open it.',
  ],
  'agency.over': [40429, '项目已结束，不能再委托', 'The project is over, so no agency can be appointed.'],
  'agency.noAppointment': [40430, '该项目没有生效的委托', 'No agency is appointed to this project.'],
} as const satisfies Refusals
