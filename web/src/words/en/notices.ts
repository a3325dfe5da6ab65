import type { SameKeys } from '../same.ts'
import type { notices as zh } from '../zh-CN/notices.ts'

export const notices: SameKeys<typeof zh> = { label: 'Notices' }
