import { Section } from '#web/kit/layout/Section.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { Pager } from '#web/kit/list/Pager.tsx'
import { RowMenu } from '#web/kit/list/RowMenu.tsx'
import { SelectionBar, useSelection } from '#web/kit/list/Selection.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { Tags } from '#web/kit/ui/Tags.tsx'
import { requests, type PurchaseRequest } from './samples.ts'

const act = () => undefined
const numberOf = ({ no }: PurchaseRequest) => no
const columns: readonly Column<PurchaseRequest>[] = [
  {
    key: 'subject',
    title: '采购事项',
    sort: 'subject',
    lead: true,
    render: ({ subject, no }) => <RowName under={no}>{subject}</RowName>,
  },
  { key: 'department', title: '申请部门', desk: true },
  { key: 'tags', title: '标签', render: ({ tags }) => <Tags of={tags} /> },
  { key: 'amount', title: '含税金额（元）', sort: 'amount', right: true },
  { key: 'state', title: '状态', render: ({ tone, state }) => <StatusTag tone={tone}>{state}</StatusTag> },
  {
    key: 'actions',
    title: '操作',
    render: () => (
      <RowMenu
        actions={[
          { id: 'view', label: '查看', isDanger: false, onAction: act },
          { id: 'edit', label: '编辑', isDanger: false, onAction: act },
          { id: 'copy', label: '复制为新单据', isDanger: false, onAction: act },
          { id: 'remove', label: '删除草稿', isDanger: true, onAction: act },
        ]}
      />
    ),
  },
]

const expandRow = ({ no, department, amount }: PurchaseRequest) => (
  <DescriptionList
    variant="strip"
    items={[
      { label: '单号', value: no },
      { label: '申请部门', value: department },
      { label: '含税金额', value: amount },
    ]}
  />
)

export function TableSamples() {
  const { selected, select, clear } = useSelection(numberOf, '')
  return (
    <Section title="表格">
      <SelectionBar count={selected.size} onClear={clear}>
        <Button variant="text">批量提交</Button>
      </SelectionBar>
      <Table
        label="采购申请"
        rows={requests}
        rowKey={numberOf}
        columns={columns}
        sort="-amount"
        onSort={act}
        selection={{ isSelected: (row) => selected.has(numberOf(row)), onSelect: select }}
        expand={expandRow}
        summary={{ subject: '本页合计', amount: '134,250.00' }}
      />
      <Table
        label="采购申请，按状态"
        rows={requests}
        rowKey={numberOf}
        columns={columns.slice(0, -1)}
        group={{ of: ({ state }) => state, title: (state) => state, heading: 'h3' }}
      />
      <Pager page={{ page: 3, limit: 20, total: 1286, pages: 65 }} onQuery={act} />
    </Section>
  )
}
