import { defineModule } from '../kit/manifest.ts'
import { registrationsMessages } from './messages.ts'
import { registrationsRefusals } from './refusals.ts'

export const registrations = defineModule({
  title: ['单位注册', 'Registrations'],
  permissions: {
    'registration.manage': ['审核单位注册', 'Review registrations'],
  },
  menus: [
    {
      entrance: 'operator',
      group: 'organisation',
      id: '100952',
      name: '单位注册审核',
      enName: 'Registrations',
      url: 'registrationQueue',
      needs: 'registration.manage',
      place: 85,
    },
  ],
  messages: registrationsMessages,
  refusals: { ...registrationsRefusals },
  refusalFields: {
    'registration.pending': 'deptName',
    'registration.nameTaken': 'deptName',
    'registration.filesSignedOut': 'attachments',
    'registration.rolesWithoutAccount': 'userCode',
  },
})
