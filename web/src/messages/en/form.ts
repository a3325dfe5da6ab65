import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { form as zh } from '../zh-CN/form.ts'

export const form: SameKeys<typeof zh> = {
  wrong: 'Please correct: {{labels}}',
  and: ', ',
  newer:
    'Someone else has just updated this. Fields that you have not changed now show the latest; your changes are kept. Please check them and save again.',
  both: 'Changed by both of you: {{labels}}',
  discard: { title: 'Discard changes?', text: 'Your changes are not saved and will be lost.', ok: 'Discard' },
  itemsHint: 'One per line',
}
