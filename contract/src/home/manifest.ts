import { defineModule } from '../kit/manifest.ts'
import { homeRefusals } from './refusals.ts'

export const home = defineModule({
  title: ['门户首页', 'Home pages'],
  permissions: {
    'home.configure': ['装修门户首页', 'Arrange home pages'],
  },
  menus: [
    {
      entrance: 'operator',
      group: 'content',
      id: '100607',
      name: '首页装修',
      enName: 'Home pages',
      url: 'homeLayouts',
      needs: 'home.configure',
      place: 74,
    },
  ],
  refusals: { ...homeRefusals },
  refusalFields: {
    'layout.periodReversed': 'endsAt',
    'layout.inPast': 'startsAt',
    'layout.categoryGone': 'categoryId',
    'layout.zoneGone': 'zoneId',
  },
})
