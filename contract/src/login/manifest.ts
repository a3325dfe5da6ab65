import { defineModule } from '../kit/manifest.ts'
import { administrationRefusals } from './administration.ts'
import { contactRefusals } from './contact.ts'
import { loginRefusals } from './refusals.ts'
import { passwordRefusals } from './passwords.ts'
import { smsRefusals } from './sms.ts'
import { trialRefusals } from './trial.ts'

export const login = defineModule({
  // Form fields of refusals.
  refusalFields: {
    'person.mobileTaken': 'mobile',
    'sms.codeWrong': 'msgCode',
    'sms.codeGone': 'msgCode',
    'sms.notSent': 'msgCode',
    'sms.uuidGone': 'msgCode',
  },
  refusals: {
    ...administrationRefusals,
    ...loginRefusals,
    ...smsRefusals,
    ...passwordRefusals,
    ...contactRefusals,
    ...trialRefusals,
  },
})
