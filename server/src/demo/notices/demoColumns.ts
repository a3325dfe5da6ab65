/** Column with its children; its name is its type. */
export interface DemoColumn {
  readonly name: string
  readonly enName: string
  readonly below?: readonly DemoColumn[]
}

/** Initial columns of a tenant. */
export const demoColumns: readonly DemoColumn[] = [
  {
    name: '通知公告',
    enName: 'Notices',
    below: [
      { name: '平台公告', enName: 'Platform' },
      { name: '供应商平台公告', enName: 'For suppliers' },
      { name: '平台动态', enName: 'News' },
    ],
  },
  {
    name: '采购公告',
    enName: 'Procurement',
    below: [
      { name: '变更公告', enName: 'Changes' },
      { name: '成交公告', enName: 'Awards' },
      { name: '失败公告', enName: 'Failed projects' },
    ],
  },
  { name: '结果公示', enName: 'Results' },
  {
    name: '帮助中心',
    enName: 'Help centre',
    below: [
      { name: '业务规则', enName: 'Business rules' },
      { name: '常见问题', enName: 'Common questions' },
    ],
  },
]
