import type { DictionaryDeclaration } from '#contract/kit/manifest.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { enrolmentStatusNames } from '../enrolments.ts'
import { projectStateNames } from '../projectStates.ts'

const entriesOf = (names: StateNames<string>): DictionaryDeclaration['words'] =>
  Object.entries(names).map(([code, [zh, en]]) => [code, zh, en])

/** Dictionaries of the product's own codes, under the specification's keys (section 3). */
export const sourcingDictionaries = {
  ENTPUR_REQUIREMENT_MAIN_STATUS: {
    name: ['采购项目状态', 'Project status'],
    // Without 10 and 11: a negotiation and an auction are part of status 5.
    words: entriesOf(projectStateNames).filter(([state]) => state !== '10' && state !== '11'),
  },
  ENTPUR_APPLY_PROJECT_TYPE: {
    name: ['采购项目类型', 'Project type'],
    words: [
      ['inquiry', '询比价', 'Inquiry'],
      ['bidding', '竞价', 'Bidding'],
      ['fixed', '定点采购', 'Direct purchase'],
    ],
  },
  ENTPUR_APPLY_TYPE: {
    name: ['采购形式', 'Form of purchase'],
    words: [
      ['1', '单次采购', 'One-off purchase'],
      ['2', '协议采购', 'Framework agreement'],
    ],
  },
  ENTPUR_BIDDING_TYPE: {
    name: ['公开方式', 'Openness'],
    words: [
      ['open', '公开', 'Open'],
      ['invited', '邀请', 'Invited'],
    ],
  },
  ENTPUR_APPLY_STATUS: { name: ['报名状态', 'Enrolment status'], words: entriesOf(enrolmentStatusNames) },
  LEGAL_ENTITY: {
    name: ['法人类型', 'Kind of legal entity'],
    isOpen: true,
    words: [
      ['company', '企业法人', 'Company'],
      ['institution', '事业单位法人', 'Public institution'],
      ['agency', '机关法人', 'Government body'],
      ['association', '社会团体法人', 'Association'],
      ['other', '其他组织', 'Other organisation'],
    ],
  },
} as const satisfies Readonly<Record<string, DictionaryDeclaration>>
