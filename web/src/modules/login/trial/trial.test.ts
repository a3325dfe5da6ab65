import { expect, test } from 'vitest'
import { applicationOf, trialViolations, type TrialValues } from './trial.ts'

const right: TrialValues = {
  orgName: '启明新材料',
  enterpriseWeb: '',
  orgAddress: '',
  contactsName: '周念安',
  tel: '138 0000 1234',
  email: 'zhou@qiming.example.com',
  demand: '办公用品集中采购',
}

test('trial form: a complete form is valid and sent as stored', () => {
  expect(trialViolations(right)).toEqual({})
  expect(applicationOf({ ...right, orgName: ' 启明 ' })).toMatchObject({ orgName: '启明', tel: '13800001234' })
})

test.each<[Partial<TrialValues>, ReturnType<typeof trialViolations>]>([
  [{ orgName: ' ' }, { orgName: 'orgName' }],
  [{ orgName: '𠮷'.repeat(20) }, {}],
  [{ orgName: '𠮷'.repeat(21) }, { orgName: 'orgNameLong' }],
  [{ enterpriseWeb: 'https://qiming.example.com' }, {}],
  [{ enterpriseWeb: 'qiming.example.com' }, { enterpriseWeb: 'enterpriseWebFormat' }],
  [{ enterpriseWeb: `https://${'a'.repeat(100)}.cn` }, { enterpriseWeb: 'enterpriseWebLong' }],
  [{ orgAddress: 'x'.repeat(50) }, {}],
  [{ orgAddress: 'x'.repeat(51) }, { orgAddress: 'orgAddressLong' }],
  [{ contactsName: '' }, { contactsName: 'contactsName' }],
  [{ contactsName: 'x'.repeat(21) }, { contactsName: 'contactsNameLong' }],
  [{ tel: '' }, { tel: 'tel' }],
  [{ tel: '02112345678' }, { tel: 'telFormat' }],
  [{ email: '' }, { email: 'email' }],
  [{ email: 'zhou@qiming' }, { email: 'emailFormat' }],
  [{ demand: '\n' }, { demand: 'demand' }],
  [{ demand: 'x'.repeat(200) }, {}],
  [{ demand: 'x'.repeat(201) }, { demand: 'demandLong' }],
])('trial form: %o', (change, violations) => expect(trialViolations({ ...right, ...change })).toEqual(violations))
