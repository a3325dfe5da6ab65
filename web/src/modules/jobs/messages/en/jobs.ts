import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { jobs as zh } from '../zh-CN/jobs.ts'

export const jobs: SameKeys<typeof zh> = {
  title: 'Failed jobs',
  purpose: 'Background jobs that failed after several attempts. Fix the cause and retry, or dismiss them.',
  job: 'Job',
  attempts: 'Attempts',
  error: 'Error',
  failedAt: 'Last failed',
  retry: 'Retry',
  dismiss: 'Dismiss',
  dismissTitle: 'Dismiss failed job',
  dismissText: "“{{name}}” won't run again and will be removed from this list.",
  none: 'No failed jobs',
  noneReason: 'All background jobs are running normally.',
  names: {
    events: { deliver: 'Event handling', deliverOne: 'Event handling (single event)' },
    ordering: { timeOut: 'Order timeouts' },
    notifications: {
      deliver: 'Message deliveries',
      sendDigests: 'Daily summaries',
      forgetOld: 'Removal of old messages',
    },
    ledger: { watchFunds: 'Budget warnings' },
    catalogue: {
      reindex: 'Search index update',
      forgetPictures: 'Removal of unused images',
      warnOfAgreements: 'Agreement warnings',
    },
    files: { removeLoose: 'Removal of unused attachments', removeOldCounts: 'Removal of old upload counts' },
    login: { forgetStale: 'Removal of expired sign-in data' },
    provider: { forgetOld: 'Removal of expired authorisations', replaceOldKeys: 'Signing key rotation' },
  },
}
