import { expect, test } from 'vitest'
import { isEmail } from '#contract/kit/person/person.ts'
import { brandsOf } from './brands.ts'
import { sections } from './catalogue/categories.ts'
import { demoEmail, demoOrganisations } from './people.ts'
import { suppliers, suppliersOf } from './suppliers.ts'

/** GB 32100: the 18th character is a check character. */
function isCreditCode(text: string): boolean {
  const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY'
  if (text.length !== 18 || text.split('').some((sign) => !signs.includes(sign))) return false
  let sum = 0
  for (let place = 0; place < 17; place += 1) sum += signs.indexOf(text.charAt(place)) * (3 ** place % 31)
  return signs.indexOf(text.charAt(17)) === (31 - (sum % 31)) % 31
}

test('demo suppliers: there are twelve, with unique identifiers', () => {
  expect(suppliers).toHaveLength(12)
  for (const key of ['code', 'name', 'creditCode', 'mobile', 'email'] as const)
    expect(new Set(suppliers.map((supplier) => supplier[key])).size).toBe(12)
})

test('demo suppliers: credit codes have a valid check character, altered ones do not', () => {
  expect(suppliers.filter(({ creditCode }) => !isCreditCode(creditCode))).toEqual([])
  expect(isCreditCode('91330108MADEM0012B')).toBe(false)
})

test('demo suppliers: freight is decimal text and mobile numbers are fictitious', () => {
  for (const { freight, freeFreightFrom, mobile } of suppliers) {
    expect(`${freight} ${freeFreightFrom}`).toMatch(/^\d+\.\d{2} \d+\.\d{2}$/)
    expect(mobile).toMatch(/^1380000\d{4}$/)
  }
})

test('demo suppliers: every first-level category has at least two suppliers and two brands', () => {
  for (const { code } of sections) {
    expect(suppliersOf(code).length).toBeGreaterThanOrEqual(2)
    expect(brandsOf(code).length).toBeGreaterThanOrEqual(2)
  }
})

test('demo suppliers and people: each has a valid email address', () => {
  const people = demoOrganisations.flatMap((each) => each.people.map(([account]) => demoEmail(each, account)))
  expect([...suppliers.map(({ email }) => email), ...people].filter((email) => !isEmail(email))).toEqual([])
})
