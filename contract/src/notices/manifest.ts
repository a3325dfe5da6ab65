import { defineModule } from '../kit/manifest.ts'
import { noticesMessages } from './messages.ts'
import { noticesRefusals } from './refusals.ts'
import { noticesWorkbench } from './workbench.ts'

export const notices = defineModule({
  title: ['公告与帮助', 'Announcements and help'],
  permissions: {
    'article.manage': ['编写公告', 'Write announcements'],
    'article.review': ['审核与置顶公告', 'Review and pin announcements'],
    'article.configure': ['维护公告栏目', 'Manage announcement columns'],
  },
  menus: [
    {
      entrance: 'operator',
      group: 'content',
      id: '100602',
      name: '公告管理',
      enName: 'Announcements',
      url: 'articles',
      needs: 'article.manage',
      place: 76,
    },
    {
      entrance: 'operator',
      group: 'content',
      id: '100603',
      name: '公告栏目',
      enName: 'Columns',
      url: 'articleColumns',
      needs: 'article.configure',
      place: 77,
    },
  ],
  workbench: noticesWorkbench,
  messages: noticesMessages,
  refusals: { ...noticesRefusals },
  refusalFields: {
    'column.valueTaken': 'value',
    'column.cycle': 'pid',
    'column.tooDeep': 'pid',
    'column.disabled': 'columnId',
    'article.contentMissing': 'content',
    'article.pictureGone': 'content',
    'article.tooManyPictures': 'content',
    'article.periodReversed': 'effectiveEndTime',
    'article.periodOver': 'effectiveEndTime',
    'article.nobodyChosen': 'entrances',
    'article.loginNotPublic': 'isLoginShown',
    'article.reasonMissing': 'reason',
  },
})
