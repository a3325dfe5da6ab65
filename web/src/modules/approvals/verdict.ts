/** What an approver says of a document. */
export type Verdict = 'agree' | 'reject'
