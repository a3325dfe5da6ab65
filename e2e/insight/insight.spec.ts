import { findCockpit, listInsightScopes } from '#contract/insight/cockpit.ts'
import { metrics } from '#contract/insight/metrics.ts'
import { statisticTopicNames } from '#contract/insight/statistics.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { messagesOf } from '../messages.ts'
import { asOwner } from '../support/ownerDatabase.ts'
import { enter } from '../users.ts'

const { insight } = messagesOf['zh-CN']
const amount = '386.50'

/** An order that its supplier has accepted today, with one line. */
async function acceptedOrder() {
  let made: { readonly id: string; readonly no: string; readonly category: string } | undefined
  await asOwner(async (owner) => {
    const { rows } = await owner.query<{ id: string; no: string; tenant: string }>(
      `insert into ordering.orders (tenant_id, status, order_type, buyer_id, buyer_name, dept_id, dept_name, supplier_id, supplier_name,
         payment_method, consignee, invoice_title, goods_amount, tax_amount, freight, amount, keywords, submitted_at, sent_at, accepted_at)
       select u.tenant_id, '40', 'mall', u.id, u.name, d.id, d.name, s.id, s.name, 'term',
         '{"name": "林知远", "mobile": "13812346207", "regions": [], "detail": "产业路 18 号", "full": "产业路 18 号"}',
         '{"title": "启明集团有限公司", "taxNo": "91320594MA00000X00"}', ${amount}, 0, 0, ${amount}, '', now() - interval '2 hours', now(), now()
       from identity.users u join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id
       join tenancy.hosts h on h.tenant_id = u.tenant_id and h.host = 'localhost'
       cross join lateral (select id, name from suppliers.suppliers s where s.tenant_id = u.tenant_id order by id limit 1) s
       where u.code = 'heyuanshan' limit 1 returning id, no, tenant_id as tenant`,
    )
    const [order] = rows
    const { rows: lines } = await owner.query<{ category: string }>(
      `insert into ordering.order_lines (tenant_id, order_id, line_no, sku_id, product_id, name, spec, brand_name, unit, picture, category_path,
         category_name, tax_code, quantity, price, price_source, tax_rate, amount, tax_amount)
       select $1, $2, 1, 1, 1, '驾驶舱旅程手套', '', '', '双', '', c.path, c.name, '', 1, ${amount}, 'list', 13, ${amount}, 44.46
       from catalogue.categories c where c.tenant_id = $1 order by cardinality(c.path) desc, c.id limit 1
       returning (select name from catalogue.categories top where top.tenant_id = $1 and top.id = category_path[1]) as category`,
      [order!.tenant, order!.id],
    )
    // As its acceptance is published: what listens counts the order.
    await owner.query(
      `insert into kit.events (tenant_id, name, entity, entity_id, actor_id, from_state, to_state, data)
       values ($1, 'order.accepted', 'order', $2, 0, '30', '40', $3)`,
      [order!.tenant, order!.id, JSON.stringify({ orderNo: order!.no, buyerId: '1', supplierId: '1' })],
    )
    made = { ...order!, category: lines[0]!.category }
  })
  return made!
}

/** From a figure of the cockpit to the statistic behind it, its entries and the order. */
test('statistics: a figure leads from the cockpit to the order, and appears while the page is open', async ({
  browser,
}) => {
  const page = await enter(browser, 'guqinghe', 'zh-CN')
  await page.goto(`${appUrl()}/dataCockpit`)
  const figures = page.getByRole('list', { name: insight.cockpit.figures })
  await expect(figures).toContainText(metrics.spend.names[0])
  const { today } = await callApi(page, listInsightScopes, {})
  const year = { since: `${today.slice(0, 4)}-01-01`, until: today }
  const readYear = () => callApi(page, findCockpit, year)
  const before = await readYear()
  const order = await acceptedOrder()
  // The figures change without a reload.
  await expect(page.getByRole('list', { name: insight.feed.title })).toContainText('386', { timeout: 45_000 })
  const spendOf = ({ figures: { spend } }: Awaited<ReturnType<typeof readYear>>) => Number(spend.value)
  const added = async () => (spendOf(await readYear()) - spendOf(before)).toFixed(2)
  await expect.poll(added, { timeout: 45_000 }).toBe(amount)

  await figures.getByRole('link', { name: metrics.spend.names[0] }).click()
  await expect(page.getByRole('heading', { name: statisticTopicNames.purchase[0], level: 1 })).toBeVisible()
  const table = page.getByRole('table').filter({ hasText: metrics.pieces.names[0] })
  await table.getByRole('link', { name: order.category, exact: true }).click()
  await expect(page.getByRole('heading', { name: insight.entries.title, level: 1 })).toBeVisible()
  await page.getByRole('row').filter({ hasText: order.no }).getByRole('link', { name: order.no }).click()
  await expect(page).toHaveURL(new RegExp(`orderId=${order.id}`))
  await expect(page.getByText(order.no).first()).toBeVisible()
})
