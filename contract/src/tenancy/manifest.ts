import { defineModule } from '../kit/manifest.ts'
import { loginSettingsRefusals } from './loginSettings.ts'
import { tenancyRefusals } from './tenancy.ts'

export const tenancy = defineModule({
  refusals: { ...tenancyRefusals, ...loginSettingsRefusals },
})
