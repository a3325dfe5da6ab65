import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { notices as zh } from '../zh-CN/notices.ts'

export const notices: SameKeys<typeof zh> = { label: 'Notices' }
