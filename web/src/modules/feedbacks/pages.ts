import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with an address of their own. */
export const fixedPages = {
  '/myFeedback': lazyPage(
    ['feedbacks.public'],
    async () => (await import('#web/modules/feedbacks/sending/MyFeedbackPage.tsx')).MyFeedbackPage,
  ),
}

/** Pages that the menu leads to, by the route names of its entries. */
export const menuPages = {
  feedbacks: lazyPage(
    ['feedbacks', 'feedbacks.public'],
    async () => (await import('#web/modules/feedbacks/handling/FeedbacksPage.tsx')).FeedbacksPage,
  ),
}
