import { defineModule } from '../kit/manifest.ts'

export const jobs = defineModule({
  title: ['后台任务', 'Background jobs'],
  permissions: {
    'job.manage': ['处理失败任务', 'Manage failed jobs'],
  },
  menus: [
    {
      entrance: 'operator',
      group: 'system',
      id: '100318',
      name: '失败任务',
      enName: 'Failed jobs',
      url: 'failedJobs',
      needs: 'job.manage',
      place: 105,
    },
  ],
})
