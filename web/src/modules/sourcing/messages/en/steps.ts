import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { steps as zh } from '../zh-CN/steps.ts'

/** Progress of a project. */
export const steps: SameKeys<typeof zh> = {
  label: 'Progress',
  step: {
    published: 'Published',
    enrolment: 'Enrolment',
    quoting: 'Quoting',
    award: 'Awaiting award',
    result: 'Result',
    completed: 'Completed',
  },
  span: '{{from}} to {{to}}',
  until: 'until {{to}}',
}
