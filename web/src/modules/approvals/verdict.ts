/** Decision of an approver. */
export type Verdict = 'agree' | 'reject'
