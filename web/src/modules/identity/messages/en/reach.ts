import { grantReachNames } from '#contract/kit/reach/reach.ts'
import { inEnglish } from '#contract/kit/labels.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { reach as zh } from '../zh-CN/reach.ts'

export const reach: SameKeys<typeof zh> = {
  title: 'Data scope of {{name}}',
  text: 'The data scope says of which departments a role shows data, beside one’s own. Several roles add up.',
  none: 'This account has no role.',
  noEffect: 'The permissions of this role do not depend on departments.',
  limits: 'Applies to: {{names}}',
  change: 'Change',
  changeOf: 'Change the data scope of “{{role}}”',
  editTitle: 'Data scope of “{{role}}”',
  field: {
    reach: { label: 'Data scope', options: inEnglish(grantReachNames) },
    deptIds: { label: 'Departments', hint: 'With all below them' },
  },
}
