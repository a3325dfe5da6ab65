import { expect, test } from 'vitest'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { seesEnrolments } from './seesEnrolments.ts'

const visibility: ProjectNotice['visibility'] = [
  { fact: 'files', sees: [{ viewer: 'department', sees: 'yes' }] },
  {
    fact: 'enrolments',
    sees: [
      { viewer: 'department', sees: 'no' },
      { viewer: 'supplier', sees: 'own' },
      { viewer: 'owner', sees: 'yes' },
    ],
  },
]

test('enrolments: visible to those who run the project, not to approvers of other departments', () => {
  expect(seesEnrolments({ viewer: 'owner', visibility })).toBe(true)
  expect(seesEnrolments({ viewer: 'department', visibility })).toBe(false)
  expect(seesEnrolments({ viewer: 'supplier', visibility })).toBe(false)
})
