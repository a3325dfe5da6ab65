import { defineModule } from '../kit/manifest.ts'
import { tenancyRefusals } from './refusals.ts'

export const tenancy = defineModule({
  refusals: { ...tenancyRefusals },
})
