import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/app.ts'
import { loadTokenizer, loadPinyinDictionary } from './words.tokenizer.ts'
import { queryFor } from './query.rules.ts'
import { termsOf } from './keyword.rules.ts'
import { groupsFrom, indexOf } from '../vocabulary/synonym.rules.ts'
import { bareCode, plain } from './text.rules.ts'
import { tokensOf } from './words.rules.ts'
import { headsOf } from './heads.rules.ts'
import { type Tokenizer, inTenant, type PinyinDictionary } from './token.rules.ts'

let tokenizer: Tokenizer
let pinyinDictionary: PinyinDictionary
beforeAll(async () => {
  tokenizer = await loadTokenizer()
  pinyinDictionary = await loadPinyinDictionary()
})

/** Whether the query matches the tokens in PostgreSQL. */
async function matches(tokens: readonly string[], query: string): Promise<boolean> {
  const { rows } = await database.read('0', (db) =>
    sql<{
      found: boolean
    }>`select array_to_tsvector(${[...new Set(tokens)]}::text[]) @@ ${query}::tsquery as found`.execute(db),
  )
  return rows[0]!.found
}

const synonyms = indexOf(groupsFrom('水笔 = 中性笔 = gel pen\n笔 > 铅笔'))
/** Query for all terms of a keyword, without categories. */
const queryOf = (keyword: string) =>
  queryFor(
    termsOf(keyword, {
      tokenizer,
      synonyms,
      categories: { leavesOf: () => [], leavesEndingIn: () => [], leavesSounding: () => [] },
    }),
  )?.all ?? null

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
  ['复印纸 70 g/㎡', '70克', true, 'a measure in another spelling'],
  ['洗手液 0.5 L', '500毫升', true, 'the same measure in another unit'],
  ['自封袋 10×15 cm', '100*150mm', true, 'a size in another unit'],
  ['碱性电池 5 号', '5号', true, 'a size by number'],
  ['螺钉 M8 30 mm', 'M8x30', true, 'a thread and a length that stand apart'],
  ['电动工具', '電動工具', true, 'traditional characters'],
  ['中性笔 黑色', '水笔', true, 'a synonym'],
  ['中性笔 黑色', 'gel pens', true, 'an English synonym in the plural'],
  ['铅笔', '笔', true, 'what a term finds one way'],
  ['中性笔', '铅笔', false, 'and not the other way'],
  ['Nitrile gloves', 'glove', true, 'an English singular'],
] as const)('tokenizer: %s | %s → %s: %s', async (name, keyword, found, _why) => {
  expect(await matches(tokensOf(name, tokenizer, pinyinDictionary), queryOf(keyword)!)).toBe(found)
})

test('tokenizer: without words there is no query', () => {
  expect(queryOf(' ！@ ')).toBeNull()
  expect(queryOf('')).toBeNull()
})

test('tokenizer: nothing that somebody types gets out of its quotes', () => {
  expect(queryOf("a'b | c:* & !d \\")).toMatch(/^[()'a-z:*|& ~]+$/)
})

test('tokenizer: a filling word is no condition beside others, but is one alone', () => {
  expect(queryOf('手套和帽子')).not.toContain("'和'")
  expect(queryOf('和')).toBe("'和'")
})

test('tokenizer: codes are compared bare', () => {
  expect(bareCode(' AL-V 03 ')).toBe('alv03')
  expect(plain('ＡＢＣ　１２×３')).toBe('abc 12x3')
})

test.each([
  ['丁腈涂层防护手套 耐磨防滑', '手套'],
  ['ABS 安全帽 V 型 透气款', '安全帽'],
  ['安岚 绝缘手套', '绝缘手套'],
  ['得力(deli) 0.5mm黑色中性笔 子弹头', '中性笔'],
  ['U 盘 高速', 'u盘'],
  ['机柜 PDU 插排', '插排'],
  ['在线式 UPS 电源', '电源'],
  ['升级款 键鼠套装 静音', '键鼠套装'],
  ['Nitrile gloves, size L', 'glove'],
] as const)('tokenizer: %s is a %s', (name, head) => {
  expect(headsOf(name, '安岚', tokenizer)).toContain(head)
  expect(headsOf(name, '安岚', tokenizer)).not.toContain('耐磨')
})

test('tokenizer: the migration and the application mark the tokens of a tenant alike', async () => {
  const tokens = "'手套' '#al-v03' 'c:12'"
  const marked = inTenant('73000000000000017', tokens)
  expect(inTenant('2', tokens)).toBe("'02手套' '02#al-v03' '02c:12'")
  const { rows } = await database.read('0', (db) =>
    sql<{ mark: string }>`select lpad(to_hex((73000000000000017 % 251)::int), 2, '0') as mark`.execute(db),
  )
  expect(marked.startsWith(`'${rows[0]!.mark}手套`)).toBe(true)
})
