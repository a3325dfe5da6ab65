import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { supplierProjects as zh } from '../zh-CN/supplierProjects.ts'

export const supplierProjects: SameKeys<typeof zh> = { title: 'Projects' }
