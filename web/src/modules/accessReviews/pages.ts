import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with a fixed address. */
export const fixedPages = {
  '/accessReview': lazyPage(
    ['accessReviews'],
    async () => (await import('#web/modules/accessReviews/ReviewPage.tsx')).ReviewPage,
  ),
  '/myAccessReviews': lazyPage(
    ['accessReviews'],
    async () => (await import('#web/modules/accessReviews/MyReviewItemsPage.tsx')).MyReviewItemsPage,
  ),
}

/** Permissions that their first reads need. */
export const needs = { '/accessReview': 'access.review' } as const

/** Pages of the server's menu, by route name. */
export const menuPages = {
  accessReviews: lazyPage(
    ['identity', 'accessReviews'],
    async () => (await import('#web/modules/accessReviews/ReviewsPage.tsx')).ReviewsPage,
  ),
}
