import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { states as zh } from '../../zh-CN/products/states.ts'

export const states: SameKeys<typeof zh> = {
  tab: {
    all: 'All',
    live: 'On sale',
    off: 'Delisted',
    draft: 'Drafts',
    reviewing: 'In review',
    rejected: 'Rejected',
  },
  state: 'Status',
  status: { new: 'Not published', live: 'On sale', off: 'Delisted' },
  changeStatus: {
    draft: 'Draft',
    reviewing: 'In review',
    live: 'Live',
    rejected: 'Rejected',
    discarded: 'Discarded',
  },
  changed: 'Change: {{status}}',
  move: {
    putOn: 'Publish',
    takeOff: 'Delist',
    submit: 'Submit for review',
    withdraw: 'Withdraw',
    discard: 'Discard changes',
    agree: 'Approve',
    reject: 'Reject',
  },
  takeOffText: 'Once “{{name}}” is delisted, buyers can no longer buy it.',
  discardText: "Your changes will be lost. The published version isn't affected.",
  reviewingTitle: 'Changes in review',
  reviewingText: 'The mall keeps selling the current version until the changes are approved. Withdraw them to edit.',
  reviewingNewTitle: 'New product in review',
  reviewingNewText: 'It will be published automatically once approved. Withdraw it to edit.',
  rejectedTitle: 'Changes rejected',
  draftTitle: 'Unsubmitted changes',
  draftText: "Saved changes aren't live yet. Submit them for review by the platform operator.",
}
