import { defineModule } from '../kit/manifest.ts'
import { administrationRefusals } from './administration.ts'
import { contactRefusals } from './contact.ts'
import { loginRefusals } from './login.ts'
import { passwordRefusals } from './passwords.ts'
import { smsRefusals } from './sms.ts'
import { trialRefusals } from './trial.ts'

export const login = defineModule({
  refusals: {
    ...administrationRefusals,
    ...loginRefusals,
    ...smsRefusals,
    ...passwordRefusals,
    ...contactRefusals,
    ...trialRefusals,
  },
  refusalFields: { 'person.mobileTaken': 'mobile' },
})
