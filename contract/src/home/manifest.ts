import { defineModule } from '../kit/manifest.ts'
import { homeRefusals } from './refusals.ts'

export const home = defineModule({
  title: ['门户首页', 'Home pages'],
  permissions: {
    'home.configure': ['装修门户首页', 'Arrange home pages'],
  },
  refusals: { ...homeRefusals },
  refusalFields: {
    'layout.periodReversed': 'endsAt',
    'layout.inPast': 'startsAt',
  },
})
