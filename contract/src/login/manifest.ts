import { defineModule } from '../kit/manifest.ts'
import { administrationRefusals } from './administration.ts'
import { contactRefusals } from './contact.ts'
import { loginRefusals } from './refusals.ts'
import { loginMessages } from './messages.ts'
import { passwordRefusals } from './passwords.ts'
import { smsRefusals } from './sms.ts'
import { trialRefusals } from './trial.ts'

export const login = defineModule({
  title: ['登录与试用', 'Sign-in and trials'],
  permissions: {
    'trial.manage': ['跟进试用申请', 'Follow up trials'],
  },
  menus: [
    {
      entrance: 'operator',
      group: 'organisation',
      id: '100953',
      name: '试用申请',
      enName: 'Trials',
      url: 'trials',
      needs: 'trial.manage',
      place: 87,
    },
  ],
  workbench: {
    todos: {
      'trial.followUp': {
        name: ['试用申请', 'Trial requests'],
        action: ['去跟进', 'Follow up'],
        entrances: ['operator'],
        needs: 'trial.manage',
        list: '/trials?status=01',
      },
    },
  },
  // Form fields of refusals.
  refusalFields: {
    'person.mobileTaken': 'mobile',
    'sms.codeWrong': 'msgCode',
    'sms.codeGone': 'msgCode',
    'sms.notSent': 'msgCode',
    'sms.uuidGone': 'msgCode',
  },
  messages: loginMessages,
  refusals: {
    ...administrationRefusals,
    ...loginRefusals,
    ...smsRefusals,
    ...passwordRefusals,
    ...contactRefusals,
    ...trialRefusals,
  },
})
