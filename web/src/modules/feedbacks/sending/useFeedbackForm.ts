import { charactersIn } from '#contract/kit/text/characters.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { addFeedback } from '#contract/feedbacks/feedbacks.ts'
import { feedbacksRefusals } from '#contract/feedbacks/refusals.ts'
import { longestFeedback, violationOfContact, violationOfContext } from '#contract/feedbacks/rules.ts'
import { Attachments } from '#contract/files/files.ts'
import { sentenceOf } from '#contract/kit/refusals.ts'
import { Note, Optional, shape } from '#contract/kit/schema.ts'
import { useMe } from '#web/kit/client/me.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'

const signedOut = { context: Note(2000), contact: Note(100) }
const forVisitors = shape(signedOut)
const forPeople = shape({ ...signedOut, attachments: Optional(Attachments('pictures')) })

const sentence = (code: keyof typeof feedbacksRefusals | undefined) =>
  code && sentenceOf(feedbacksRefusals[code], languageTag())

/** Form of a feedback; visitors leave a contact and cannot attach files. */
export function useFeedbackForm(onSent: () => void) {
  const { t } = useTranslation()
  const needsContact = useMe() === null
  const form = useForm({
    route: addFeedback,
    schema: needsContact ? (forVisitors as typeof forPeople) : forPeople,
    initial: { context: '', contact: '', attachments: [] },
    labels: 'feedbackForm.field',
    check: ({ context = '', contact = '' }) => ({
      context: sentence(violationOfContext(context)),
      contact: sentence(violationOfContact({ contact: contact.trim(), needsContact })),
    }),
    toInput: ({ context, contact, attachments = [] }) => ({
      context,
      phone: contact.trim(),
      ...(attachments.length > 0 ? { fileIds: attachments.join(',') } : {}),
    }),
    onDone: () => {
      toast.success(t('feedbackForm.sent'))
      onSent()
    },
  })
  return { form, needsContact, left: leftOf(t, form.values.context ?? '') }
}

/** Number of typed characters and the maximum. */
const leftOf = (t: TFunction, context: string): string =>
  t('feedbackForm.length', { count: charactersIn(context), max: longestFeedback })
