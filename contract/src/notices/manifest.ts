import { defineModule } from '../kit/manifest.ts'
import { noticesRefusals } from './refusals.ts'

export const notices = defineModule({
  title: ['公告与帮助', 'Announcements and help'],
  permissions: {
    'notice.manage': ['编写公告', 'Write announcements'],
    'notice.review': ['审核与置顶公告', 'Review and pin announcements'],
    'notice.configure': ['维护公告栏目', 'Manage announcement columns'],
  },
  refusals: { ...noticesRefusals },
  refusalFields: {
    'column.valueTaken': 'value',
    'column.cycle': 'pid',
    'column.tooDeep': 'pid',
    'column.disabled': 'columnId',
    'article.contentMissing': 'content',
    'article.periodReversed': 'effectiveEndTime',
    'article.periodOver': 'effectiveEndTime',
    'article.nobodyChosen': 'entrances',
    'article.loginNotPublic': 'isLoginShown',
    'article.reasonMissing': 'reason',
  },
})
