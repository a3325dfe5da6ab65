import { defineModule } from '../kit/manifest.ts'
import { certificatesRefusals } from './certificates.ts'

export const certificates = defineModule({
  refusals: { ...certificatesRefusals },
})
