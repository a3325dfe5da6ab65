import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with a fixed address. */
export const fixedPages = {
  '/myFeedback': lazyPage(
    ['feedbacks.public'],
    async () => (await import('#web/modules/feedbacks/sending/MyFeedbackPage.tsx')).MyFeedbackPage,
  ),
}

/** Pages of the server's menu, by route name. */
export const menuPages = {
  feedbacks: lazyPage(
    ['feedbacks'],
    async () => (await import('#web/modules/feedbacks/handling/FeedbacksPage.tsx')).FeedbacksPage,
  ),
}
