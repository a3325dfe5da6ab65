import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Category, listCatalogs } from '#contract/catalogue/categories.ts'
import { ChangeDetail, moveChange } from '#contract/catalogue/productChanges.ts'
import { ProductDraft } from '#contract/catalogue/productDraft.ts'
import { createProduct, editProduct, getProduct, ProductDetail } from '#contract/catalogue/products.ts'
import { type PartsOf, sample } from '../../../../test/components/sample.ts'
import { refuse, reply, sent } from '../../../../test/components/server.ts'
import { show } from '../../../../test/components/show.tsx'
import { ProductPage } from './ProductPage.tsx'

const categories = [
  sample(Category, { id: '1', name: '劳保用品', isShield: '0' }),
  sample(Category, { id: '2', parentId: '1', name: '安全帽', isShield: '0' }),
]
const sku = { supplierSku: 'H-1', spec: '红色', unit: '顶', listPrice: '25.5000', taxRate: '13.00', minQty: 1 }
const content = sample(ProductDraft, { code: 'P1', name: '工地安全帽', categoryId: '2', skus: [sku] })
const product = (change?: PartsOf<ChangeDetail>) =>
  sample(ProductDetail, {
    id: '81',
    version: 4,
    code: 'P1',
    name: '工地安全帽',
    status: 'live',
    live: content,
    ...(change ? { change: { id: '5', version: 2, after: content, ...change } } : {}),
  })

const text = (name: string) => page.getByRole('textbox', { name })
const first = page.getByRole('region', { name: '规格 1' })
const save = page.getByRole('button', { name: '保存', exact: true })
const saveAndSubmit = page.getByRole('button', { name: '保存并提交审核' })
const options = { messages: ['catalogue', 'catalogue.manage'], as: ['product.manage'] } as const

beforeEach(() => reply(listCatalogs, categories))
const showNew = () => show(<ProductPage />, { ...options, at: '/supplierProduct' })
const showOld = () => show(<ProductPage />, { ...options, at: '/supplierProduct?productId=81' })

async function writeBasics() {
  await text('商品名称').fill('工地安全帽')
  await page.getByRole('textbox', { name: '商品编码' }).first().fill('P1')
  await page.getByRole('combobox', { name: '商品分类' }).click()
  await page.getByRole('option', { name: '劳保用品' }).click()
  await page.getByRole('option', { name: '安全帽' }).click()
}
async function writeSku() {
  await first.getByRole('textbox', { name: '供应商商品编码' }).fill('H-1')
  await first.getByRole('textbox', { name: '计量单位' }).fill('顶')
  await first.getByRole('textbox', { name: '商城价' }).fill('25.5')
}

test('product form: names what is missing, also within a SKU, and sends nothing', async () => {
  await showNew()
  await save.click()
  await expect.element(text('商品名称')).toHaveFocus()
  await expect.element(page.getByRole('combobox', { name: '商品分类' })).toBeInvalid()
  await expect.element(first.getByRole('textbox', { name: '商城价' })).toBeInvalid()
  await first.getByRole('textbox', { name: '商城价' }).fill('1.23456')
  await expect.element(first.getByText('商城价（含税，元）格式不正确')).toBeVisible()
  expect(sent(createProduct)).toEqual([])
})

test('product form: a new product is sent with its SKU, and submitted for review', async () => {
  const created = product({ status: 'draft' })
  reply(createProduct, created)
  reply(getProduct, created)
  reply(moveChange, sample(moveChange.reply, { status: 'reviewing' }))
  await showNew()
  await writeBasics()
  await writeSku()
  await saveAndSubmit.click()
  await expect.element(page.getByText('已提交审核')).toBeVisible()
  expect(location.search).toBe('?productId=81')
  expect(sent(createProduct)).toMatchObject([
    { code: 'P1', categoryId: '2', skus: [{ supplierSku: 'H-1', listPrice: '25.5', taxRate: '13', minQty: 1 }] },
  ])
  expect(sent(moveChange)).toEqual([{ id: '5', version: 2, action: 'submit' }])
})

test('product form: a category is chosen to its last level only', async () => {
  await showNew()
  const category = page.getByRole('combobox', { name: '商品分类' })
  await category.click()
  await page.getByRole('option', { name: '劳保用品' }).click()
  await userEvent.keyboard('{Escape}')
  await save.click()
  await expect.element(category).toBeInvalid()
})

test('product form: a SKU is copied without its codes, and removed but for the last', async () => {
  reply(getProduct, product())
  reply(editProduct, product({ status: 'draft' }))
  await showOld()
  await expect.element(first.getByRole('button', { name: '移除' })).not.toBeInTheDocument()
  await first.getByRole('button', { name: '复制' }).click()
  const second = page.getByRole('region', { name: '规格 2' })
  await expect.element(second.getByRole('textbox', { name: '商城价' })).toHaveValue('25.5')
  await save.click()
  await expect.element(second.getByRole('textbox', { name: '供应商商品编码' })).toBeInvalid()
  await second.getByRole('textbox', { name: '供应商商品编码' }).fill('H-2')
  await first.getByRole('button', { name: '移除' }).click()
  await save.click()
  await expect.poll(() => sent(editProduct)[0]?.draft.skus.map(({ supplierSku }) => supplierSku)).toEqual(['H-2'])
  expect(sent(editProduct)[0]).toMatchObject({ id: '81', version: 4 })
})

test('product form: fields that are folded away unfold when one of them is wrong', async () => {
  reply(getProduct, product())
  await showOld()
  const market = first.getByRole('textbox', { name: '市场价' })
  await expect.element(market).not.toBeInTheDocument()
  await first.getByText('更多字段').click()
  await market.fill('abc')
  await first.getByText('更多字段').click()
  await save.click()
  await expect.element(market).toBeVisible()
  await expect.element(market).toBeInvalid()
})

test('product form: details are rows; an empty one is refused', async () => {
  reply(getProduct, product())
  reply(editProduct, product({ status: 'draft' }))
  await showOld()
  await page.getByRole('region', { name: '规格参数' }).getByRole('button', { name: '添加一项' }).click()
  await save.click()
  await expect.element(text('规格参数 1 名称')).toBeInvalid()
  await text('规格参数 1 名称').fill('材质')
  await text('规格参数 1 内容').fill('ABS')
  await save.click()
  await expect.poll(() => sent(editProduct)[0]?.draft.details).toEqual([{ name: '材质', value: 'ABS' }])
})

test('product form: a code that is taken is refused at its field', async () => {
  reply(getProduct, product())
  refuse(editProduct, 'product.codeTaken')
  await showOld()
  const code = page.getByRole('textbox', { name: '商品编码' }).first()
  await code.fill('P2')
  await save.click()
  await expect.element(code).toHaveAccessibleDescription('已存在相同编码的商品')
})

test('product form: a change under review can be read, not written', async () => {
  reply(getProduct, product({ status: 'reviewing', can: ['withdraw'] }))
  await showOld()
  await expect.element(page.getByText('变更正在审核')).toBeVisible()
  await expect.element(text('商品名称')).toBeDisabled()
  await expect.element(save).not.toBeInTheDocument()
  reply(moveChange, sample(moveChange.reply, { status: 'draft' }))
  reply(getProduct, product({ status: 'draft', version: 3 }))
  await page.getByRole('button', { name: '撤回' }).click()
  await expect.element(text('商品名称')).toBeEnabled()
  expect(sent(moveChange)).toEqual([{ id: '5', version: 2, action: 'withdraw' }])
})

test('product form: a rejected change says why, and is submitted only when it is saved', async () => {
  reply(getProduct, product({ status: 'rejected', reason: '图片不清晰', can: ['submit', 'discard'] }))
  await showOld()
  await expect.element(page.getByText('图片不清晰')).toBeVisible()
  await text('商品名称').fill('工地安全帽 加厚')
  await page.getByRole('button', { name: '提交审核', exact: true }).click()
  await expect.element(page.getByText('请先保存修改')).toBeVisible()
  expect(sent(moveChange)).toEqual([])
})

test('product form: leaving with something unsaved is asked about', async () => {
  reply(getProduct, product())
  await showOld()
  await text('商品名称').fill('工地安全帽 加厚')
  const back = page.getByRole('link', { name: '商品管理' }).first()
  await back.click()
  const prompt = page.getByRole('dialog', { name: '确定离开此页面？' })
  await prompt.getByRole('button', { name: '继续编辑' }).click()
  expect(location.pathname).toBe('/supplierProduct')
  await expect.element(text('商品名称')).toHaveValue('工地安全帽 加厚')
  await back.click()
  await prompt.getByRole('button', { name: '离开' }).click()
  await expect.poll(() => location.pathname).toBe('/supplierProducts')
})
