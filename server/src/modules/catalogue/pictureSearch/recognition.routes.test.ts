import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addressOfSearchPicture, imgRecognition } from '#contract/catalogue/pictureSearch.ts'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { getRecentKey } from '#contract/catalogue/searchWords.ts'
import { aPerson, as, ask, type Person, refusalOf, runJob, clock } from '#test/app.ts'
import { createCatalogueFixture } from '#test/catalogueFixture.ts'
import { labels, photographOf } from '#test/catalogue/labels.ts'
import { buyerOf, createLiveGoods } from '#test/catalogue/liveGoods.ts'
import { recognise, uploadSearchPicture, wordsOf } from '#test/catalogue/searchPictures.ts'

const barcode = '6901234567892'
const goods = [
  { name: '丁腈涂层防护手套', brandName: '安岚', model: 'AL-NG107' },
  { name: '子弹头中性笔 0.5 mm 黑色', brandName: '墨禾', model: 'MH-2231' },
  { name: 'PE安全帽 旋钮调节', brandName: '恒筑', model: 'HZ-HM620' },
  { name: '折叠防尘口罩 KN95', brandName: '守岳', model: 'SY-KM302' },
  { name: '不锈钢球阀 DN25', brandName: '钧锤', model: 'JC-QF250' },
  { name: '食品级润滑脂 800 g', brandName: '云栖', model: 'YQ-RG810' },
  { name: '干粉灭火器 4 kg', brandName: '炎舟', model: 'MFZ/ABC4' },
  { name: '彩色激光打印机', brandName: '简砚', model: 'JY-CP5200' },
  { name: '无刷充电式电钻 18 V', brandName: '拓岳', model: 'TY-DR18V' },
  { name: '蓝牙无线鼠标 黑色', brandName: '江澜', model: 'JL-MS300' },
  { name: 'Safety goggles, clear anti-fog', brandName: 'Landun', model: 'LD-EG205' },
  { name: 'Recycled copy paper A4 80 g', brandName: 'Zhiyu', model: 'ZY-RC80' },
  { name: '半面罩防毒面具', brandName: '守岳', model: 'SY-RM700' },
  { name: '数字式万用表', brandName: '明枢', model: 'MS-DM890C' },
  { name: '抽取式面巾纸 3层', brandName: '青禾', model: 'QH-TP3' },
  { name: '镀锌六角螺栓 M10×40', brandName: '拧山', model: 'NS-HB1040' },
  { name: '食品级润滑脂 旧款', brandName: '云栖', model: 'YQ-RG81', barcode },
]
const shop = createCatalogueFixture().then(async (fixture) => {
  await createLiveGoods(fixture, ...goods.map((each) => ({ picture: '', pictures: [], ...each })))
  return fixture
})
const labelOf = (name: string) => labels.find((label) => label.name === name)!
const namesFor = async (person: Person, keyword: string) =>
  (await as(person, queryGoodsListWithStandardByCatalog, { keyword, imgStatus: '1', limit: 5 })).records.map(
    ({ name }) => name,
  )

test.each([
  ['plain', '丁腈涂层防护手套'],
  ['turned 4°', '子弹头中性笔 0.5 mm 黑色'],
  ['turned -7°', 'PE安全帽 旋钮调节'],
  ['small', '折叠防尘口罩 KN95'],
  ['very small', '不锈钢球阀 DN25'],
  ['low contrast', '食品级润滑脂 800 g'],
  ['white on red', '干粉灭火器 4 kg'],
  ['yellow on blue', '彩色激光打印机'],
  ['noise', '无刷充电式电钻 18 V'],
  ['strong noise', '镀锌六角螺栓 M10×40'],
  ['blur', '抽取式面巾纸 3层'],
  ['promotion', '蓝牙无线鼠标 黑色'],
  ['english', 'Safety goggles, clear anti-fog'],
  ['english on green', 'Recycled copy paper A4 80 g'],
  ['everything', '半面罩防毒面具'],
  ['many lines', '数字式万用表'],
])('picture search: a photograph “%s” finds %s', async (label, name) => {
  const ann = await buyerOf(await shop)
  const words = await wordsOf(ann, labelOf(label))
  expect(await namesFor(ann, words), words).toContain(name)
})

test('picture search: a barcode of known goods replaces all other words of the label', async () => {
  const ann = await buyerOf(await shop)
  const lines = [
    ['云栖 食品级润滑脂', 44],
    ['6 901234 567892', 30],
  ] as const
  expect(await wordsOf(ann, { name: 'barcode', lines })).toBe(barcode)
  expect(await namesFor(ann, barcode)).toEqual(['食品级润滑脂 旧款'])
  const unknown = [
    ['云栖 食品级润滑脂', 44],
    ['4006381333931', 30],
  ] as const
  expect(await wordsOf(ann, { name: 'unknown barcode', lines: unknown })).toMatch(/^云栖 ?食品级润滑脂$/)
})

test('picture search: omits words that do not name goods, and shortens a long text to a keyword', async () => {
  const ann = await buyerOf(await shop)
  const words = await wordsOf(ann, labelOf('promotion'))
  expect(words).toContain('蓝牙无线鼠标')
  expect(words).not.toMatch(/限时|特价|29|包邮|买二|正品/)
  const long = await wordsOf(ann, labelOf('many lines'))
  expect(long).toContain('数字式万用表')
  expect(long).not.toMatch(/标准|日期|厂址|苏州|热线|检验/)
  expect(long.length).toBeLessThan(40)
})

test('picture search: does not record the words of a picture as a recent search', async () => {
  const ann = await buyerOf(await shop)
  const recent = async () =>
    (await as(ann, getRecentKey, { page: 1, limit: 10 })).records.map(({ keyWords }) => keyWords)
  const list = (keyword: string, imgStatus?: '1') =>
    as(ann, queryGoodsListWithStandardByCatalog, { keyword, ...(imgStatus ? { imgStatus } : {}) })
  await list('润滑脂 云栖', '1')
  await list('安全帽')
  await expect.poll(recent, { timeout: 5000 }).toEqual(['安全帽'])
  expect((await as(ann, queryGoodsListWithStandardByCatalog, { imgStatus: '1' })).total).toBe(goods.length)
})

test('picture search: refuses a picture without text, or without text that names goods', async () => {
  const ann = await buyerOf(await shop)
  const blank = sharp({ create: { width: 400, height: 300, channels: 3, background: '#dde' } })
  const outcome = async (content: Buffer) => refusalOf(recognise(ann, await uploadSearchPicture(ann, content)))
  expect(await outcome(await blank.jpeg().toBuffer())).toBe('pictureSearch.noText')
  const prices = [
    ['限时特价 ¥29.90', 54],
    ['买二送一 包邮', 44],
  ] as const
  expect(await outcome(await photographOf({ name: 'prices', lines: prices }))).toBe('pictureSearch.noText')
})

test('picture search: reads only uploads of the caller, and fetches no address', async () => {
  const [here, elsewhere] = [await shop, await createCatalogueFixture()]
  const [ann, bob, eve] = [await buyerOf(here), await buyerOf(here), await buyerOf(elsewhere)]
  const imageUrl = await uploadSearchPicture(ann, await photographOf(labelOf('plain')))
  const key = imageUrl.split('=')[1]!
  const outcome = (person: Person, address: string) => refusalOf(recognise(person, address))
  expect(await outcome(bob, imageUrl)).toBe('picture.gone')
  expect(await outcome(eve, imageUrl)).toBe('picture.gone')
  for (const address of [
    addressOfSearchPicture('0'.repeat(40)),
    `https://${here.tenant.host}${imageUrl}`,
    `http://127.0.0.1:1${imageUrl}`,
    `//127.0.0.1${imageUrl}`,
    `${imageUrl}&x=1`,
    `${imageUrl}/../../etc/passwd`,
    `/orderrest/api/goodsPicture/${key}.webp`,
    `file:///etc/passwd`,
    key,
    '',
  ])
    expect(await outcome(ann, address), address).toBe('picture.gone')
  expect(await outcome(ann, imageUrl)).toBe('accepted')
  const nobody = await aPerson(here.tenant, { permissions: [] })
  expect(await outcome(nobody, imageUrl)).toBe('permission.denied')
  expect((await ask({ host: here.tenant.host }, imgRecognition, { imageUrl })).json()).toMatchObject({ code: -100 })
})

test('picture search: deletes an uploaded picture after a day', async () => {
  const { tenant } = await shop
  const ann = await buyerOf(await shop)
  const imageUrl = await uploadSearchPicture(ann, await photographOf(labelOf('plain')))
  await runJob('files.removeLoose', tenant.id, new Date(clock().getTime() + 25 * 3_600_000))
  expect(await refusalOf(recognise(ann, imageUrl))).toBe('picture.gone')
})

test('picture search: refuses files that are no pictures or too large before reading them', async () => {
  const ann = await buyerOf(await shop)
  const label = await photographOf(labelOf('plain'))
  const sent = async (content: Buffer, name: string) =>
    refusalOf(uploadSearchPicture(ann, content, name).then((imageUrl) => recognise(ann, imageUrl)))
  expect(await sent(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><text>手套</text></svg>'), 'a.svg')).toBe(
    'upload.forbidden',
  )
  expect(await sent(Buffer.from('not a picture at all'), 'a.png')).toBe('upload.content')
  expect(await sent(label, 'a.png')).toBe('upload.content')
  expect(await sent(Buffer.from('%PDF-1.7 手套'), 'a.pdf')).toBe('file.notPicture')
  const bomb = await sharp({ create: { width: 10_000, height: 10_001, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await sent(bomb, 'a.png')).toBe('upload.pixels')
  const noise = Buffer.from(Array.from({ length: 2000 * 2000 * 3 }, (_, at) => (at * 2_654_435_761) >>> 24))
  const heavy = await sharp(noise, { raw: { width: 2000, height: 2000, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  expect(heavy.length).toBeGreaterThan(10 * 1024 * 1024)
  expect(await sent(heavy, 'a.png')).toBe('upload.tooLarge')
  // A truncated file with the header of a picture.
  expect(await sent(label.subarray(0, 700), 'a.jpg')).toMatch(/upload\.content|picture\.unreadable/)
})

test('picture search: queues concurrent requests, refuses those beyond the queue, and serves all others', async () => {
  const fixture = await shop
  const photo = await photographOf(labelOf('blur'))
  const people = await Promise.all(Array.from({ length: 14 }, () => buyerOf(fixture)))
  const addresses = await Promise.all(people.map((person) => uploadSearchPicture(person, photo)))
  const outcomes = await Promise.all(people.map((person, at) => refusalOf(recognise(person, addresses[at]!))))
  const count = (outcome: string) => outcomes.filter((each) => each === outcome).length
  expect(count('accepted')).toBeGreaterThanOrEqual(9)
  expect(count('pictureSearch.busy')).toBe(14 - count('accepted'))
  expect(count('pictureSearch.busy')).toBeGreaterThan(0)
  expect(await refusalOf(recognise(people[13]!, addresses[13]!))).toBe('accepted')
})

test('picture search: of concurrent requests of one person only the last one is served', async () => {
  const ann = await buyerOf(await shop)
  const imageUrl = await uploadSearchPicture(ann, await photographOf(labelOf('many lines')))
  const outcomes = await Promise.all([0, 1, 2].map(() => refusalOf(recognise(ann, imageUrl))))
  expect(outcomes.toSorted()).toEqual(['accepted', 'pictureSearch.superseded', 'pictureSearch.superseded'])
  expect(await refusalOf(recognise(ann, imageUrl))).toBe('accepted')
})
