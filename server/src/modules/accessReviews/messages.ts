import type { MessageOf, Messages } from '#kit/messages.ts'

interface Asked {
  readonly name: string
  readonly dueOn: string
  readonly to: readonly string[]
  readonly unassigned: number
}
const toReviewers = (
  template: 'accessReviewOpened' | 'accessReviewReminder',
  { name, dueOn, to, unassigned }: Asked,
): MessageOf[] => {
  const facts = { name, due: dueOn }
  return [
    { template, to, facts },
    ...(unassigned > 0 ? [{ template, to: { operatorsWith: 'access.review' }, facts } as const] : []),
  ]
}

export const accessReviewsMessages: Messages = {
  'accessReview.opened': ({ data }) => toReviewers('accessReviewOpened', data),
  'accessReview.reminded': ({ data }) => toReviewers('accessReviewReminder', data),
  'accessReview.closed': ({ data: { name, revoked, undecided } }) => ({
    template: 'accessReviewClosed',
    to: { operatorsWith: 'access.review' },
    facts: { name, revoked, undecided },
  }),
  'reviewItem.revoked': ({ data: { userId, reviewName, roleName }, reason }) => ({
    template: 'accessRevoked',
    to: userId,
    facts: { name: reviewName, role: roleName, reason },
  }),
}
