import { defineModule } from '../kit/manifest.ts'
import { workbenchRefusals } from './refusals.ts'

const entry = { name: '工作台', enName: 'Workbench', url: 'workbench' } as const

export const workbench = defineModule({
  title: ['工作台', 'Workbench'],
  menus: [
    { ...entry, entrance: 'purchaser', id: '100960', place: 15 },
    { ...entry, entrance: 'supplier', id: '100201', place: 10 },
    { ...entry, entrance: 'operator', group: 'trade', id: '100961', place: 1 },
    { ...entry, entrance: 'expert', id: '100980', place: 5 },
    { ...entry, entrance: 'supervisor', id: '100981', place: 5 },
    { ...entry, entrance: 'agency', id: '100982', place: 5 },
  ],
  refusals: { ...workbenchRefusals },
})
