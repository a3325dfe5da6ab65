import type { SameKeys } from '#web/messages/sameKeys.ts'
import type {
  myDispositions as zhMine,
  mySupplierRestores as zhMyRestores,
  supplierDispositions as zh,
  supplierRestores as zhRestores,
} from '../zh-CN/dispositions.ts'

const field = {
  supplierName: 'Supplier',
  kind: 'Disposition',
  purposes: 'Restricts',
  until: 'Last day',
  cause: 'Cause',
  hearingUntil: 'Answer until',
  statement: 'Answer',
} as const

export const supplierDispositions: SameKeys<typeof zh> = {
  title: 'Dispositions',
  purpose: 'Warn, restrict, suspend or blacklist suppliers. Two people decide; running orders go on.',
  add: 'Propose disposition',
  addNote:
    'The supplier gets a message and may answer within 5 days. Then someone else decides. A warning restricts nothing, suspension and blacklist everything.',
  propose: 'Propose and notify the supplier',
  keyword: 'Supplier',
  hint: 'Supplier or cause',
  none: 'No matching dispositions',
  noneReason: 'Try another keyword or status.',
  empty: 'No dispositions yet',
  emptyReason: 'What is proposed appears here.',
  detailTitle: 'Disposition',
  action: { decide: 'Decide', drop: 'Drop', lift: 'Lift' },
  decideTitle: 'Decide disposition',
  form: {
    supplierId: 'Supplier',
    kind: 'Disposition',
    purposes: 'Restricts',
    until: { label: 'Last day', hint: 'Empty: until it is lifted. Required for the blacklist, at most 3 years.' },
    cause: 'Cause',
    reply: 'Comment',
  },
  happened: {
    disposition: {
      proposed: 'Proposed',
      stated: 'Answered',
      decided: 'Decided',
      dropped: 'Dropped',
      lifted: 'Lifted',
    },
  },
  field: { ...field, proposer: 'Proposed by', handler: 'Decided by' },
}

export const myDispositions: SameKeys<typeof zhMine> = {
  title: 'Dispositions',
  purpose: 'What the operators decided about your company, and your answers',
  none: 'No matching dispositions',
  noneReason: 'Try another status.',
  empty: 'No dispositions',
  emptyReason: 'Dispositions of your company appear here.',
  detailTitle: 'Disposition',
  nothing: 'Nothing',
  endless: 'Until it is lifted',
  action: { state: 'Answer' },
  form: { statement: 'Answer' },
  field,
}

const restore = {
  dispositionId: 'Disposition',
  applyUserName: 'Name',
  applyUserMobile: 'Mobile',
  applyReason: 'Reason',
  attachments: 'Attachments',
} as const

export const supplierRestores: SameKeys<typeof zhRestores> = {
  title: 'Requests to lift',
  purpose: 'Requests of suppliers to lift dispositions. Approving lifts them immediately.',
  keyword: 'Request',
  hint: 'Name or reason',
  none: 'No matching requests',
  noneReason: 'Try another keyword or status.',
  empty: 'No requests yet',
  emptyReason: 'What suppliers submit appears here.',
  detailTitle: 'Request',
  happened: {
    supplierRestore: {
      saved: 'Saved',
      submitted: 'Submitted',
      withdrawn: 'Withdrawn',
      answered: 'Answered',
      taken: 'Taken',
      moreRequested: 'Returned',
      granted: 'Approved',
      refused: 'Rejected',
    },
  },
  field: restore,
}

export const mySupplierRestores: SameKeys<typeof zhMyRestores> = {
  title: 'Requests to lift',
  purpose: 'Ask to lift a disposition in force once its cause is gone',
  add: 'New request',
  none: 'No matching requests',
  noneReason: 'Try another status.',
  empty: 'No requests yet',
  emptyReason: 'What you submit appears here.',
  detailTitle: 'Request',
  field: restore,
}
