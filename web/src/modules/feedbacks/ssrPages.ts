import { ssrPage } from '#web/kit/ssr/ssrPage.ts'

/** Pages that are rendered on the server. */
export const ssrPages = {
  '/feedModal': ssrPage(['feedbacks.public'], async () => (await import('./sending/FeedbackPage.tsx')).FeedbackPage, {
    sources: ['src/modules/feedbacks/sending/FeedbackPage.tsx'],
    head: async () => (await import('./sending/feedbackHead.ts')).feedbackHead,
  }),
}
