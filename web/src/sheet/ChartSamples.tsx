import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { BarChart } from '#web/kit/chart/BarChart.tsx'
import { LineChart } from '#web/kit/chart/LineChart.tsx'
import { ShareChart } from '#web/kit/chart/ShareChart.tsx'
import { budget, buyingDepartments, months, orders } from './samples.ts'

/** Every chart of the kit, and what stands in its place while there is nothing to show. */
export function ChartSamples() {
  const byMonth = { categoryTitle: '月份', categories: months, measure: 'amount' } as const
  return (
    <>
      <Section title="折线图">
        <LineChart
          {...byMonth}
          isStacked
          label="预算使用"
          summary="预算总额 120 万元，截至 9 月累计占用 86.4 万元，冻结 9 万元。"
          series={budget}
        />
      </Section>
      <Section title="柱状图">
        <BarChart {...byMonth} isStacked label="订单金额" summary="近 12 个月订单金额，11 月最高。" series={orders} />
      </Section>
      <FieldGrid columns={2}>
        <Section title="占比图">
          <ShareChart
            label="采购部门占比"
            summary="集团本部占 42%，其余五个部门合计占 58%。"
            categoryTitle="采购部门"
            categories={buyingDepartments.map(({ name }) => name)}
            measure="amount"
            series={[{ name: '金额', figures: buyingDepartments.map(({ amount }) => amount) }]}
          />
        </Section>
        <Section title="并列柱状图">
          <BarChart
            {...byMonth}
            label="订单数"
            summary="近 12 个月订单数。"
            measure={{ counted: '笔' }}
            series={[{ name: '订单数', figures: months.map((_, at) => (at * 7) % 12) }]}
          />
        </Section>
        <Section title="读取中">
          <BarChart {...byMonth} label="读取中" summary="" series={[]} state="waiting" />
        </Section>
        <Section title="读取失败">
          <BarChart {...byMonth} label="读取失败" summary="" series={[]} state="failed" />
        </Section>
        <Section title="暂无数据">
          <BarChart {...byMonth} label="暂无数据" summary="" series={[]} emptyReason="有订单后，这里会按月汇总" />
        </Section>
      </FieldGrid>
    </>
  )
}
