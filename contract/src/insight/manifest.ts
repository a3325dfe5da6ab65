import { defineModule } from '../kit/manifest.ts'
import { insightRefusals } from './refusals.ts'
import { insightWorkbench } from './workbench.ts'

export const insight = defineModule({
  title: ['统计与驾驶舱', 'Statistics'],
  permissions: {
    'insight.read': ['查看本部门及下级统计', 'Read statistics of the department and below'],
    'insight.oversee': ['查看租户全部统计', 'Read statistics of the whole tenant'],
    'insight.share': ['创建大屏链接', 'Create wall links'],
  },
  reaches: { 'insight.read': 'deptTree', 'insight.oversee': 'all' },
  menus: [
    {
      entrance: 'purchaser',
      id: '100142',
      name: '数据驾驶舱',
      enName: 'Data cockpit',
      url: 'dataCockpit',
      needs: 'insight.read',
      place: 80,
    },
    {
      entrance: 'purchaser',
      id: '100143',
      name: '统计分析',
      enName: 'Statistics',
      url: 'purchaseStatistics',
      needs: 'insight.read',
      place: 81,
    },
    {
      entrance: 'operator',
      group: 'statistics',
      id: '100360',
      name: '数据驾驶舱',
      enName: 'Data cockpit',
      url: 'dataCockpit',
      needs: 'insight.read',
      place: 90,
    },
    {
      entrance: 'operator',
      group: 'statistics',
      id: '100361',
      name: '统计分析',
      enName: 'Statistics',
      url: 'purchaseStatistics',
      needs: 'insight.read',
      place: 90.1,
    },
    {
      entrance: 'operator',
      group: 'statistics',
      id: '100362',
      name: '大屏链接',
      enName: 'Wall links',
      url: 'wallLinks',
      needs: 'insight.share',
      place: 90.15,
    },
  ],
  workbench: insightWorkbench,
  refusals: { ...insightRefusals },
  refusalFields: {
    'insight.periodReversed': 'until',
    'insight.periodTooLong': 'until',
    'insight.periodMissing': 'since',
    'savedView.nameTaken': 'name',
    'wallLink.expiry': 'expiresOn',
  },
})
