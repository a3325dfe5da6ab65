import type { DemoProject } from '../demoProject.ts'

/** Inquiries that repeat failed ones; after these in the list of all. */
export const reruns: readonly DemoProject[] = [
  {
    title: '园区绿化养护工具采购（第二次）',
    content: '修剪、灌溉类养护工具',
    category: '03',
    region: '440000',
    items: ['绿篱机 | 双刃，23.6 cc | 台 | 6 | 1280'],
    stage: { at: 'enrolling', in: 75 },
    rerunOf: '园区绿化养护工具采购',
  },
]
