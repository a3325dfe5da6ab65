import { expect, test } from 'vitest'
import { resembling, termsByPair } from './resembling.rules.ts'

const terms = termsByPair(['饮水机', '发动机油', '航空插头', '更衣柜', '文件柜', '水泵', 'usb hub'])

test('resembling: what has half of its pairs in common, and begins or ends alike', () => {
  expect(resembling('饮水器', terms)).toEqual(['饮水机'])
  expect(resembling('员工更衣柜', terms)).toEqual(['更衣柜'])
})

test('resembling: what is alike by chance or in its middle is not taken for the same', () => {
  expect(resembling('航空母舰', terms)).toEqual([])
  expect(resembling('火箭发动机', terms)).toEqual([])
  expect(resembling('直升机', terms)).toEqual([])
})

test('resembling: two characters say too little', () => {
  expect(resembling('水汞', terms)).toEqual([])
})
