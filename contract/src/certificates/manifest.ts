import { defineModule } from '../kit/manifest.ts'
import { certificatesRefusals } from './refusals.ts'

export const certificates = defineModule({
  refusals: { ...certificatesRefusals },
})
