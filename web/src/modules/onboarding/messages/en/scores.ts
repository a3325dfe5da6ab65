import type { SameKeys } from '#web/messages/sameKeys.ts'
import type {
  myContests as zhContests,
  myScore as zhMine,
  scorecards as zh,
  scoreContests as zhQueue,
} from '../zh-CN/scores.ts'

export const scorecards: SameKeys<typeof zh> = {
  title: 'Scorecards',
  purpose:
    'Points of suppliers by quarter, computed from what happened. Published ones never change; a contest makes a revision. Bands only suggest a disposition.',
  scheme: 'Rules',
  schemeNote:
    'The weights add up to 100. The target has all points, the floor has none. Rules hold for scores that are not published yet.',
  compute: 'Compute',
  computeNote:
    'Computes the scores of the quarter that are not published, by the rules of today. Suppliers with fewer than 3 facts have none.',
  computeDone: 'Computed for {{count}} suppliers',
  publish: 'Publish',
  publishNote: 'Suppliers see their points and may contest them within 10 days. Published scores never change.',
  publishDone: 'Published for {{count}} suppliers',
  cause: 'Score of {{period}}: {{points}}, below the standard.',
  remove: 'Remove',
  removeNamed: 'Remove band “{{name}}”',
  addBand: 'Add band',
  keyword: 'Supplier',
  hint: 'Name of the supplier',
  none: 'No matching scorecards',
  noneReason: 'Try another quarter or status.',
  empty: 'No scorecards yet',
  emptyReason: 'They are computed when a quarter has ended, or with the button above.',
  noFacts: 'No facts',
  states: { draft: 'Not published', published: 'Published', suggesting: 'With a suggestion' },
  action: { detail: 'Details', propose: 'Propose disposition' },
  part: {
    title: 'Points by metric',
    metric: 'Metric',
    rule: 'Floor {{floor}}%, target {{target}}%',
    weight: 'Weight',
    ratio: 'Result',
    facts: 'Facts',
    points: 'Points',
    at: 'Time',
  },
  quarterForm: { period: 'Quarter' },
  schemeForm: { metrics: 'Metrics', bands: 'Bands' },
  metricForm: { metric: 'Metric', weight: 'Weight (%)', floor: 'Floor (%)', target: 'Target (%)' },
  bandForm: { from: 'From points', name: 'Band', proposal: 'Suggestion' },
  field: {
    supplierName: 'Supplier',
    period: 'Quarter',
    state: 'Status',
    points: 'Points',
    band: 'Band',
    proposal: 'Suggestion',
    revision: 'Revision',
    publishedAt: 'Published',
    digest: 'Digest (SHA-256)',
  },
}

export const scoreContests: SameKeys<typeof zhQueue> = {
  title: 'Contested scores',
  purpose: 'Contests of published scores. Granted, the named facts no longer count and the score is revised.',
  keyword: 'Contest',
  hint: 'Reason or quarter',
  none: 'No matching contests',
  noneReason: 'Try another keyword or status.',
  empty: 'No contests yet',
  emptyReason: 'Contests of suppliers appear here.',
  detailTitle: 'Contest',
  happened: {
    scoreContest: {
      saved: 'Saved',
      submitted: 'Contested',
      withdrawn: 'Withdrawn',
      answered: 'Answered',
      taken: 'Taken',
      moreRequested: 'More requested',
      granted: 'Granted',
      refused: 'Rejected',
    },
  },
  field: { contestReason: 'Reason', factIds: 'Contested facts' },
}

export const myScore: SameKeys<typeof zhMine> = {
  title: 'My score',
  purpose: 'Points of your company by quarter. You may contest the latest revision within 10 days.',
  revision: 'Revision {{revision}}',
  superseded: 'Revised',
  none: 'No scores',
  noneReason: 'Try other filters.',
  empty: 'No scores yet',
  emptyReason: 'Published scores appear here.',
  sent: 'Contest submitted',
  contestTitle: 'Contest {{period}}',
  contestNote: 'Choose the facts that are wrong and say why. Granted, they no longer count.',
  action: { detail: 'Details', contest: 'Contest' },
  form: { factIds: 'Contested facts', contestReason: 'Reason', attachments: 'Attachments' },
  field: { period: 'Quarter', points: 'Points', publishedAt: 'Published' },
}

export const myContests: SameKeys<typeof zhContests> = {
  title: 'Contests',
  none: 'No matching contests',
  noneReason: 'Try another status.',
  empty: 'No contests yet',
  emptyReason: 'Your contests appear here.',
  detailTitle: 'Contest',
  field: { contestReason: 'Reason' },
}
