import { ssrPage } from '#web/kit/ssr/ssrPage.ts'

/** Server-rendered pages. */
export const ssrPages = {
  '/feedModal': ssrPage(['feedbacks.public'], async () => (await import('./sending/FeedbackPage.tsx')).FeedbackPage, {
    sources: ['src/modules/feedbacks/sending/FeedbackPage.tsx'],
    isBesidePortal: true,
    head: async () => (await import('./sending/feedbackHead.ts')).feedbackHead,
  }),
}
