import { defineModule } from '../kit/manifest.ts'
import { openDataRefusals } from './refusals.ts'

export const openData = defineModule({
  title: ['开放数据', 'Open data'],
  permissions: {
    'openData.manage': ['管理开放数据方案', 'Manage profiles of open data'],
    'openData.publish': ['发布与撤回开放数据', 'Publish and withdraw open data'],
    'openData.read': ['读取非公开的开放数据', 'Read private feeds of open data'],
  },
  menus: [
    {
      entrance: 'operator',
      group: 'statistics',
      id: '100593',
      name: '公开方案',
      enName: 'Open data profiles',
      url: 'openDataProfiles',
      needs: 'openData.manage',
      place: 90.5,
    },
    {
      entrance: 'operator',
      group: 'statistics',
      id: '100594',
      name: '公开数据',
      enName: 'Open data',
      url: 'openDataReleases',
      needs: 'openData.manage',
      place: 90.6,
    },
  ],
  refusals: { ...openDataRefusals },
  refusalFields: {
    'openData.prefixInUse': 'ocidPrefix',
    'openDataProfile.codeTaken': 'code',
    'openDataProfile.codeFixed': 'code',
    'openDataProfile.accessFixed': 'isPrivate',
    'openDataFeed.since': 'since',
    'openDataFeed.format': 'format',
    'openDataProfile.treatment': 'rules',
    'openDataProfile.pathTwice': 'rules',
  },
})
