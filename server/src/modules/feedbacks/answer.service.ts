import { type Mail, messageIdOf } from '#kit/mail/mail.ts'
import { mailJob } from '#kit/mail/mail.job.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { words } from './answer.words.ts'
import { answerJob } from './answerJob.ts'
import { feedbacks } from './feedback.store.ts'

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
