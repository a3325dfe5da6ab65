import { defineModule } from '../kit/manifest.ts'
import { filesRefusals } from './files.ts'

export const files = defineModule({
  refusals: { ...filesRefusals },
})
