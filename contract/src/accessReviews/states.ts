import { OneOf, type Static } from '#contract/kit/schema.ts'

/** States of an access review. */
export const AccessReviewStatus = OneOf(['01', '02'])
export type AccessReviewStatus = Static<typeof AccessReviewStatus>
export const accessReviewStatusNames = {
  '01': ['进行中', 'Open'],
  '02': ['已结束', 'Closed'],
} as const

/** States of an item: a role that an account held when the review was opened. */
export const ReviewItemStatus = OneOf(['01', '02', '03', '04', '05'])
export type ReviewItemStatus = Static<typeof ReviewItemStatus>
export const reviewItemStatusNames = {
  '01': ['待复核', 'To be decided'],
  '02': ['保留', 'Kept'],
  '03': ['已收回', 'Revoked'],
  '04': ['已失效', 'Ended meanwhile'],
  '05': ['逾期未复核', 'Not decided'],
} as const

/** Accounts other than those of suppliers review, and are reviewed. */
export const reviewEntrances = ['purchaser', 'operator', 'agency', 'expert', 'supervisor'] as const
/** The longest time of a review in months, and the most items that it may have. */
export const longestReview = 12
export const maxReviewItems = 20_000
/** Days before the due day on which reviewers are reminded. */
export const reminderDays = [3, 1, 0] as const
