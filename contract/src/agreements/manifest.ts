import { defineModule } from '../kit/manifest.ts'
import { agreementsMessages } from './messages.ts'
import { agreementsRefusals } from './refusals.ts'

export const agreements = defineModule({
  title: ['协议', 'Agreements'],
  permissions: {
    'agreement.manage': ['管理协议', 'Manage agreements'],
    'supplierAgreement.confirm': ['供应商确认协议', 'Confirm agreements as a supplier'],
  },
  menus: [
    {
      entrance: 'operator',
      group: 'procurement',
      id: '100340',
      name: '协议',
      enName: 'Agreements',
      url: 'agreements',
      needs: 'agreement.manage',
      place: 29.7,
    },
    {
      entrance: 'supplier',
      id: '100240',
      name: '协议',
      enName: 'Agreements',
      url: 'supplierAgreements',
      needs: 'supplierAgreement.confirm',
      place: 26,
    },
  ],
  approvals: {
    agreement: {
      names: ['协议', 'Agreement'],
      path: '/agreementDetail?id={id}',
      place: 16,
      holdDays: 14,
      conditions: ['category', 'supplier'],
    },
  },
  messages: agreementsMessages,
  refusals: { ...agreementsRefusals },
  refusalFields: {
    'agreement.noTaken': 'agreementNo',
    'agreement.period': 'validTo',
    'agreement.past': 'validTo',
    'agreement.notLater': 'validTo',
    'agreement.startsOn': 'startsOn',
    'agreement.supplierGone': 'parties',
    'agreement.partyTwice': 'parties',
    'agreement.partyShares': 'parties',
    'agreement.positions': 'lines',
    'agreement.miniFrom': 'miniFrom',
    'agreement.departmentGone': 'deptIds',
    'agreement.shares': 'shares',
    'agreement.shareFigures': 'shares',
    'agreement.shareDepartment': 'shares',
  },
})
