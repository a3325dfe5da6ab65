import { defineModule } from '../kit/manifest.ts'
import { restrictionsMessages } from './messages.ts'
import { restrictionsRefusals } from './refusals.ts'

export const restrictions = defineModule({
  title: ['功能限制', 'Restrictions'],
  permissions: {
    'restriction.manage': ['管理功能限制与恢复申请', 'Manage restrictions and restore requests'],
  },
  menus: [
    {
      entrance: 'operator',
      group: 'organisation',
      id: '100950',
      name: '功能限制',
      enName: 'Restrictions',
      url: 'restrictions',
      needs: 'restriction.manage',
      place: 83,
    },
    {
      entrance: 'operator',
      group: 'organisation',
      id: '100951',
      name: '恢复申请',
      enName: 'Restore requests',
      url: 'restoreQueue',
      needs: 'restriction.manage',
      place: 84,
    },
  ],
  messages: restrictionsMessages,
  refusals: { ...restrictionsRefusals },
  refusalFields: {
    'restriction.nobody': 'userIds',
    'restriction.noAccount': 'userIds',
    'restriction.own': 'userIds',
    'restriction.someExist': 'permissionIdList',
    'restriction.noFunction': 'permissionIdList',
    'restriction.exists': 'permissionIdList',
    'restriction.endsBefore': 'endTime',
    'restoreApplication.nameMissing': 'applyUserName',
    'restoreApplication.mobileMissing': 'applyUserMobile',
    'restoreApplication.mobileWrong': 'applyUserMobile',
    'restoreApplication.permissionsMissing': 'permissionIdList',
    'restoreApplication.permissionsOther': 'permissionIdList',
    'restoreApplication.reasonMissing': 'applyReason',
  },
})
