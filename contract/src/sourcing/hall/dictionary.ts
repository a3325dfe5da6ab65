import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { List, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'
import { enrolmentStatusNames } from '../enrolments.ts'
import { projectStateNames } from '../projectStates.ts'

/** Keys of the dictionary (specification, section 3). */
export const dictionaryNames = [
  'ENTPUR_REQUIREMENT_MAIN_STATUS',
  'ENTPUR_APPLY_PROJECT_TYPE',
  'ENTPUR_APPLY_TYPE',
  'ENTPUR_BIDDING_TYPE',
  'ENTPUR_APPLY_STATUS',
  'LEGAL_ENTITY',
] as const
export const DictionaryName = OneOf(dictionaryNames)
export type DictionaryName = Static<typeof DictionaryName>

/** Entries of a dictionary key, in order: code, Chinese, English. */
type Words = readonly (readonly [code: string, zh: string, en: string])[]

const entriesOf = (names: StateNames<string>): Words => Object.entries(names).map(([code, name]) => [code, ...name])

/** Dictionary of the product's own codes, under the specification's keys. */
export const dictionary: Readonly<Record<DictionaryName, Words>> = {
  // Without 10: a negotiation is part of status 5.
  ENTPUR_REQUIREMENT_MAIN_STATUS: entriesOf(projectStateNames).filter(([state]) => state !== '10'),
  ENTPUR_APPLY_PROJECT_TYPE: [
    ['inquiry', '询比价', 'Inquiry'],
    ['bidding', '竞价', 'Bidding'],
    ['fixed', '定点采购', 'Direct purchase'],
  ],
  ENTPUR_APPLY_TYPE: [
    ['1', '单次采购', 'One-off purchase'],
    ['2', '协议采购', 'Framework agreement'],
  ],
  ENTPUR_BIDDING_TYPE: [
    ['open', '公开', 'Open'],
    ['invited', '邀请', 'Invited'],
  ],
  ENTPUR_APPLY_STATUS: entriesOf(enrolmentStatusNames),
  LEGAL_ENTITY: [
    ['company', '企业法人', 'Company'],
    ['institution', '事业单位法人', 'Public institution'],
    ['agency', '机关法人', 'Government body'],
    ['association', '社会团体法人', 'Association'],
    ['other', '其他组织', 'Other organisation'],
  ],
}

export const qryDataDictByDdfldList = route({
  method: 'GET',
  path: '/sysrest/api/dataDict/qryDataDictByDdfldList',
  access: 'public',
  summary: 'List the entries of dictionary keys, in order',
  input: shape({
    ddfldList: Type.String({
      pattern: `^(${dictionaryNames.join('|')})(,(${dictionaryNames.join('|')})){0,5}$`,
      description: `comma-separated keys: ${dictionaryNames.join(', ')}`,
    }),
  }),
  reply: List(
    shape({
      ddfld: DictionaryName,
      values: List(shape({ code: Type.String(), name: Type.String(), enName: Type.String() })),
    }),
  ),
})
