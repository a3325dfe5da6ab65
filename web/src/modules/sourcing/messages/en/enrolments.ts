import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { enrolments as zh } from '../zh-CN/enrolments.ts'

export const enrolments: SameKeys<typeof zh> = { title: 'Enrolments' }
