import { sql as text } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/app.ts'
import { theCutter, theSpeaker } from './words.cutter.ts'
import { bareCode, type Cutter, latinWords, plain, questionOf, type Speaker, tokensOf } from './words.rules.ts'

let cutter: Cutter
let speaker: Speaker
beforeAll(async () => {
  cutter = await theCutter()
  speaker = await theSpeaker()
})

/** Whether PostgreSQL finds the tokens by the question. */
async function matches(tokens: readonly string[], question: string): Promise<boolean> {
  const { rows } = await database.read('0', (sql) =>
    text<{
      found: boolean
    }>`select array_to_tsvector(${[...new Set(tokens)]}::text[]) @@ ${question}::tsquery as found`.execute(sql),
  )
  return rows[0]!.found
}

test.each([
  ['丁腈涂层防护手套 耐磨防滑 12双/打', '手套', true, 'a word of two characters'],
  ['丁腈涂层防护手套 耐磨防滑 12双/打', '套', true, 'a single character'],
  ['丁腈涂层防护手套 耐磨防滑 12双/打', '防护手套', true, 'two words written together'],
  ['丁腈涂层防护手套 耐磨防滑 12双/打', '层防', true, 'a pair that no dictionary cuts'],
  ['丁腈涂层防护手套 耐磨防滑 12双/打', '手套 丁腈', true, 'words in another order'],
  ['丁腈涂层防护手套 耐磨防滑 12双/打', '安全帽', false, 'another thing'],
  ['ABS 安全帽 V 型 透气款', 'aqm', true, 'initials'],
  ['ABS 安全帽 V 型 透气款', 'AnQuanMao', true, 'pinyin in full'],
  ['丁腈防护手套', 'fhst', true, 'initials of two words'],
  ['丁腈防护手套', 'fanghushoutao', true, 'pinyin of two words'],
  ['重庆火锅底料', 'chongqing', true, 'a character of two readings as this word reads it'],
  ['304 不锈钢外六角螺栓 M10×40', 'm10x40', true, 'a measure with the right sign'],
  ['304 不锈钢外六角螺栓 M10×40', 'M10*40', true, 'and with another'],
  ['手提式干粉灭火器 4kg', '4 kg', true, 'a measure written apart'],
  ['手提式干粉灭火器 4 kg', '4kg', true, 'or together'],
  ['手提式干粉灭火器 4kg', '14kg', false, 'but not another measure'],
  ['复印纸 700g', '70g', false, 'a number is not the beginning of another'],
  ['中性笔 0.5mm 黑色', '0.5', true, 'a decimal'],
  ['安全帽 AL-V03', 'alv03', true, 'a model without its dash'],
  ['安全帽 AL-V03', 'AL V03', true, 'a model in two words'],
  ['海康威视 DS-2CD3T46', 'ds-2cd', true, 'the beginning of a model'],
  ['Ａ４ 复印纸', 'a4', true, 'full-width letters'],
] as const)('%s | %s → %s: %s', async (name, keyword, found, _why) => {
  expect(await matches(tokensOf(name, cutter, speaker), questionOf(keyword, cutter)!)).toBe(found)
})

test('without words there is no question', () => {
  expect(questionOf(' ！@ ', cutter)).toBeNull()
  expect(questionOf('', cutter)).toBeNull()
})

test('nothing that somebody types gets out of its quotes', () => {
  expect(questionOf("a'b | c:* & !d \\", cutter)).toMatch(/^[()'a-z:*|& ]+$/)
})

test('a filling word is no condition beside others, but is one alone', () => {
  expect(questionOf('手套和帽子', cutter)).not.toContain("'和'")
  expect(questionOf('和', cutter)).toBe("'和'")
})

test('codes are compared bare, words for spelling are Latin', () => {
  expect(bareCode(' AL-V 03 ')).toBe('alv03')
  expect(plain('ＡＢＣ　１２×３')).toBe('abc 12x3')
  expect(latinWords('HIKVISION 海康威视 DS-2CD3T46', '12双', 'a4')).toEqual(['hikvision', 'ds-2cd3t46'])
})
