import { defineModule } from '../kit/manifest.ts'
import { groupsMessages } from './messages.ts'
import { groupsRefusals } from './refusals.ts'

export const groups = defineModule({
  title: ['拼团', 'Group purchases'],
  permissions: {
    'group.join': ['参加拼团', 'Join group purchases'],
    'group.offer': ['供应商发起拼团', 'Offer group purchases as a supplier'],
    'group.manage': ['管理拼团', 'Manage group purchases'],
  },
  menus: [
    {
      entrance: 'purchaser',
      id: '100114',
      name: '拼团',
      enName: 'Group purchases',
      url: 'groupPurchase',
      needs: 'group.join',
      place: 35,
    },
    {
      entrance: 'supplier',
      id: '100206',
      name: '拼团',
      enName: 'Group purchases',
      url: 'groupOffers',
      needs: 'group.offer',
      place: 24,
    },
    {
      entrance: 'operator',
      group: 'trade',
      id: '100328',
      name: '拼团管理',
      enName: 'Group purchases',
      url: 'groupOffersReview',
      needs: 'group.manage',
      place: 8,
    },
  ],
  messages: groupsMessages,
  refusals: { ...groupsRefusals },
  refusalFields: {
    'group.firstPrice': 'rungs',
    'group.freeze': 'freezeHours',
    'group.goodsGone': 'skuId',
    'group.ladder': 'rungs',
    'group.maxTooSmall': 'maxQty',
    'group.period': 'endsAt',
    'group.reasonMissing': 'reason',
  },
})
