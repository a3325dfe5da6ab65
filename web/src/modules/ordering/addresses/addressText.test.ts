import { beforeAll, expect, test } from 'vitest'
import { recognizeAddress } from './addressText.ts'
import { type Divisions, loadDivisions } from './regions.ts'

let divisions: Divisions
beforeAll(async () => {
  divisions = await loadDivisions()
})
const read = (text: string) => {
  const found = recognizeAddress(text, divisions)
  return found && [...found.regions.map(({ name }) => name), found.rest]
}

test.each([
  ['江苏省苏州市昆山市产业路18号', ['江苏省', '苏州市', '昆山市', '产业路18号']],
  ['江苏 苏州 昆山 产业路18号', ['江苏省', '苏州市', '昆山市', '产业路18号']],
  ['杭州市西湖区古荡街道文三路 478 号', ['浙江省', '杭州市', '西湖区', '古荡街道文三路478号']],
  ['上海市浦东新区张江路 1 号', ['上海市', '上海市', '浦东新区', '张江路1号']],
  ['北京朝阳区建国路88号', ['北京市', '北京市', '朝阳区', '建国路88号']],
  ['广西南宁青秀区民族大道', ['广西壮族自治区', '南宁市', '青秀区', '民族大道']],
])('address recognition: %s', (text, parts) => expect(read(text)).toEqual(parts))

test('address recognition: text without an address gives nothing', () => {
  expect(read('产业路18号')).toBeUndefined()
  expect(read('')).toBeUndefined()
})
