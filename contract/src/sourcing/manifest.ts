import { defineModule } from '../kit/manifest.ts'
import { sourcingDictionaries } from './hall/dictionary.ts'
import { sourcingMenus } from './menus.ts'
import { sourcingMessages } from './messages.ts'
import { sourcingRefusals } from './refusals.ts'
import { sourcingWorkbench } from './workbench/parts.ts'
import { agencyRefusals } from './agencies/agencyRefusals.ts'
import { auctionRefusals } from './auction/auctionRefusals.ts'
import { clarificationRefusals } from './clarifications/clarificationRefusals.ts'
import { depositRefusals } from './deposits/depositRefusals.ts'
import { expertRefusals } from './experts/expertRefusals.ts'
import { evaluationRefusals } from './evaluation/evaluationRefusals.ts'
import { invitationRefusals } from './invitations/invitationRefusals.ts'
import { negotiationRefusals } from './seal/negotiationRefusals.ts'
import { sealRefusals } from './seal/sealRefusals.ts'

export const sourcing = defineModule({
  title: ['寻源采购', 'Sourcing'],
  dictionaries: sourcingDictionaries,
  reaches: { 'project.manage': 'deptTree', 'project.oversee': 'all' },
  permissions: {
    'project.manage': ['管理采购项目', 'Manage sourcing projects'],
    'project.oversee': ['查看全部采购项目', 'View all sourcing projects'],
    'project.score': ['评审采购项目', 'Score sourcing projects'],
    'project.supervise': ['监督采购项目', 'Supervise sourcing projects'],
    'project.follow': ['跟进公开项目', 'Follow public projects'],
    'agency.read': ['查看代理机构', 'View agencies'],
    'agency.manage': ['管理代理机构', 'Manage agencies'],
    'expert.manage': ['管理专家库', 'Manage the expert pool'],
    'projectDeposit.handle': ['办理投标保证金', 'Handle deposits of projects'],
    'demand.submit': ['提交采购需求', 'Submit purchase requests'],
    'demand.collect': ['汇总各部门采购需求', 'Merge purchase requests of departments'],
    'seal.open': ['持有开标密钥', 'Hold a key for opening quotes'],
    'objection.decide': ['裁决投诉', 'Decide complaints'],
    'supplierProject.join': ['供应商参与采购项目', 'Take part in projects as a supplier'],
  },
  menus: sourcingMenus,
  workbench: sourcingWorkbench,
  approvals: {
    project: {
      names: ['采购项目', 'Sourcing project'],
      path: '/projectManage?id={id}',
      place: 20,
      holdDays: 30,
      conditions: ['category', 'supplier'],
      mayLackAmount: true,
    },
    award: {
      names: ['定标', 'Award'],
      path: '/projectManage?id={id}',
      place: 30,
      holdDays: 30,
      neverByLetter: true,
      conditions: ['category', 'supplier'],
      facts: {
        suppliers: { names: ['拟授予', 'Proposed award'], type: 'amounts' },
        budget: { names: ['预算总额', 'Budget'], type: 'money' },
        saving: { names: ['节省', 'Saves'], type: 'money', tone: 'good' },
        excess: { names: ['超预算', 'Over budget'], type: 'money', tone: 'bad' },
      },
    },
  },
  messages: sourcingMessages,
  refusals: {
    ...sourcingRefusals,
    ...sealRefusals,
    ...negotiationRefusals,
    ...evaluationRefusals,
    ...auctionRefusals,
    ...agencyRefusals,
    ...invitationRefusals,
    ...expertRefusals,
    ...clarificationRefusals,
    ...depositRefusals,
  },
  refusalFields: {
    'expert.accountTaken': 'userId',
    'expert.ineligible': 'userId',
    'expert.noFields': 'categoryIds',
    'draw.reasonMissing': 'reason',
    'draw.tooFew': 'seats',
    'clarification.noQuote': 'supplierId',
    'clarification.dueTooSoon': 'dueAt',
    'projectDeposit.reasonMissing': 'reason',
    'projectDeposit.proofMissing': 'depositReceipts',
    'draw.full': 'seats',
    'mailInvitation.there': 'mail',
    'agency.creditCodeTaken': 'creditCode',
    'agency.personTaken': 'userIds',
    'agency.personIneligible': 'userIds',
    'agency.noScope': 'scope',
    'agency.disabled': 'agencyId',
    'agency.conflict': 'agencyId',
    'project.weights': 'criteria',
    'project.auctionStep': 'auctionRule',
    'auction.contradicts': 'auctionRule',
    'auction.reasonMissing': 'reason',
    'auction.beginTooSoon': 'beginAt',
    'evaluation.ineligible': 'expertIds',
    'evaluation.ownProject': 'expertIds',
    'evaluation.twice': 'supervisorIds',
    'evaluation.approver': 'expertIds',
    'evaluation.changeReason': 'reason',
    'project.openers': 'openerIds',
    'opener.noKey': 'openerIds',
    'project.reasonMissing': 'reason',
    'project.opinionMissing': 'opinion',
    'project.noSuchSupplier': 'invitedIds',
    'project.noSuchCategory': 'categoryIds',
    'project.noSuchDepartment': 'agreementDeptIds',
    'project.cappedDepartments': 'agreementDeptIds',
    'project.extendQuoting': 'quoteEndAt',
    'project.budgetBelowItems': 'budgetAmount',
    'project.startBelowItems': 'budgetAmount',
    'enrolment.reasonMissing': 'reason',
    'objection.reasonMissing': 'reason',
    'enrolment.fileMissing': 'attachments',
    'negotiation.reasonMissing': 'reason',
    'negotiation.bestMissing': 'best',
    'negotiation.noItems': 'items',
    'negotiation.deadline': 'endAt',
  },
})
