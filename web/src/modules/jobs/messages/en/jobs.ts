import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { jobs as zh } from '../zh-CN/jobs.ts'

export const jobs: SameKeys<typeof zh> = {
  title: 'Failed jobs',
  purpose:
    'Background jobs that did not succeed after several attempts; retry them once the cause is fixed, or dismiss them',
  job: 'Job',
  attempts: 'Attempts',
  error: 'Last error',
  failedAt: 'Failed at',
  retry: 'Retry',
  dismiss: 'Dismiss',
  dismissTitle: 'Dismiss failed job',
  dismissText: '“{{name}}” will not run again and disappears from this list.',
  none: 'No failed jobs',
  noneReason: 'All background jobs have completed.',
  names: {
    events: { deliver: 'Event handling', deliverOne: 'Event handling (single event)' },
    ordering: { timeOut: 'Order timeouts' },
    catalogue: { reindex: 'Search index update', forgetPictures: 'Removal of unused pictures' },
    files: { removeLoose: 'Removal of unused attachments', removeOldCounts: 'Removal of old upload counts' },
    login: { forgetStale: 'Removal of expired login data' },
    provider: { forgetOld: 'Removal of expired authorizations', replaceOldKeys: 'Signing key rotation' },
  },
}
