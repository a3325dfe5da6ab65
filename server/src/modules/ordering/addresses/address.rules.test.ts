import { describe, expect, test } from 'vitest'
import { areNested, fullAddress, violationOfTitle } from './address.rules.ts'

const regions = (...codes: string[]) => codes.map((code) => ({ code, name: code }))

describe('address rules: regions must be nested', () => {
  test.each([
    ['a street in Beijing', ['110000', '110100', '110105', '110105021'], true],
    ['three levels where there are no streets', ['320000', '320500', '320571'], true],
    ['a county under the province itself', ['460000', '469000', '469001'], true],
    ['a street with its village code', ['110000', '110100', '110105', '110105021001'], true],
    ['a city of another province', ['110000', '320500', '320571'], false],
    ['a district of another city', ['320000', '320500', '320102'], false],
    ['a street of another district', ['110000', '110100', '110105', '110101001'], false],
    ['a district where the province stands', ['110105', '110100', '110105'], false],
    ['two levels', ['110000', '110100'], false],
  ])('%s', (_, codes, fits) => expect(areNested(regions(...codes))).toBe(fits))
})

test('address rules: a municipality is not repeated', () => {
  const names = (...all: string[]) => all.map((name) => ({ code: '110000', name }))
  expect(fullAddress(names('北京市', '北京市', '朝阳区', '三里屯街道'), '18 号')).toBe('北京市朝阳区三里屯街道18 号')
})

test('address rules: a special invoice requires all particulars', () => {
  const title = {
    title: '启明集团',
    taxNo: '91110000100000000X',
    address: '产业路 18 号',
    phone: '010-12345678',
    bank: '建设银行',
    bankAccount: '6217',
    isDefault: false,
  }
  expect(violationOfTitle({ ...title, invoiceType: 'special' })).toBe(false)
  expect(violationOfTitle({ ...title, invoiceType: 'special', bank: ' ' })).toBe('invoiceTitle.incomplete')
  expect(violationOfTitle({ ...title, invoiceType: 'normal', bank: '' })).toBe(false)
})
