import { type Mail, messageIdOf } from '#kit/mail/mail.ts'
import { mailJob } from '#kit/mail/mail.job.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { answerJob } from './answerJob.ts'
import { feedbacks } from './feedback.store.ts'

const words = {
  'zh-CN': {
    subject: '您的意见反馈已回复',
    thanks: '感谢您的反馈，以下是我们的回复。',
    context: '反馈内容',
    answer: '回复',
    foot: '您收到此邮件，是因为您在意见反馈中留下了该邮箱。',
  },
  en: {
    subject: 'We have answered your feedback',
    thanks: 'Thank you for your feedback. Here is our answer.',
    context: 'Your feedback',
    answer: 'Answer',
    foot: 'You received this email because you left this address with your feedback.',
  },
} as const

/** Mails the answer of a feedback to its contact address. */
export const sendAnswer = (mail: Mail | undefined) =>
  mailJob(mail, {
    ...answerJob,
    write: async (db, { feedbackId, version }, { tenantId }) => {
      const [{ webTitle }, feedback] = [await readSettings(db, 'webTitle'), await feedbacks.findIfThere(db, feedbackId)]
      // The feedback was continued before the mail was sent: another answer follows.
      if (feedback?.status !== '03' || feedback.version !== version) return undefined
      const lang = feedback.lang === 'en' ? 'en' : 'zh-CN'
      const { subject, thanks, context, answer, foot } = words[lang]
      return {
        id: messageIdOf(tenantId, 'feedback', feedbackId, String(version)),
        template: 'feedbacks.answer',
        to: { name: feedback.sender, address: feedback.contact },
        fromName: webTitle,
        lang,
        letter: {
          subject,
          paragraphs: [thanks],
          facts: [
            [context, feedback.context],
            [answer, feedback.reply],
          ],
          foot,
        },
      }
    },
  })
