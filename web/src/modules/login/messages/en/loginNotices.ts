import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { loginNotices as zh } from '../zh-CN/loginNotices.ts'

export const loginNotices: SameKeys<typeof zh> = { label: 'Notices' }
