import type { DrawnFlow } from '#kit/flow.ts'
import { profileFlow } from './profiles/profile.service.ts'

export const flows: readonly DrawnFlow[] = [{ title: 'A profile of open data', flow: profileFlow, begins: '01' }]
