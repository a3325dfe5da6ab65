import CopyOutlined from '@ant-design/icons-svg/es/asn/CopyOutlined.js'
import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined.js'
import EditOutlined from '@ant-design/icons-svg/es/asn/EditOutlined.js'
import SettingOutlined from '@ant-design/icons-svg/es/asn/SettingOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { type ReactElement, useState } from 'react'
import { Attachments } from '#contract/files/files.ts'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { DateRangeInput } from '#web/kit/date/DateRangeInput.tsx'
import { rangeOf } from '#web/kit/date/presets.ts'
import { TimeInput } from '#web/kit/date/TimeInput.tsx'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { type ControlProps, Field } from '#web/kit/form/Field.tsx'
import { Input, TextArea } from '#web/kit/form/Input.tsx'
import { Quantity } from '#web/kit/form/quantity/Quantity.tsx'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { Switch } from '#web/kit/form/Switch.tsx'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { MenuButton } from '#web/kit/overlay/MenuButton.tsx'
import { Popover } from '#web/kit/overlay/Popover.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { type Branch, matchingPaths } from '#web/kit/select/cascade.ts'
import { Cascader } from '#web/kit/select/Cascader.tsx'
import { MultiSelect } from '#web/kit/select/MultiSelect.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { TreeSelect } from '#web/kit/select/TreeSelect.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'
import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'
import { branchesBelow, departments, paths, states, suppliers } from './samples.ts'
import css from './Sheet.module.css'

/** Every control of the kit, in the states that can be seen without opening it; `tools/kitSheet.ts` opens them. */
export function Sheet() {
  return (
    <main className={css['sheet']}>
      <h1>组件一览</h1>
      <Buttons />
      <Inputs />
      <Pickers />
      <Dates />
      <Uploads />
      <Overlays />
    </main>
  )
}

function Buttons() {
  return (
    <Section title="按钮">
      <div className={css['row']}>
        {(['solid', 'plain', 'soft', 'danger', 'text'] as const).map((variant) => (
          <Button key={variant} variant={variant}>
            提交审批
          </Button>
        ))}
        <Button disabled>禁用</Button>
        <Button variant="solid" busy>
          提交中
        </Button>
        <Segmented
          label="视图"
          value="list"
          options={['list', 'card'].map((value) => ({ value, label: value === 'list' ? '列表' : '卡片' }))}
          onChange={() => undefined}
        />
      </div>
    </Section>
  )
}

interface SampleProps {
  readonly label: string
  readonly control: ReactElement<ControlProps>
  readonly initial?: unknown
  readonly error?: string
  readonly required?: boolean
}

function Sample({ label, control, initial = '', error, required = false }: SampleProps) {
  const [value, setValue] = useState<unknown>(initial)
  return <Field label={label} control={control} value={value} onChange={setValue} error={error} required={required} />
}

function Inputs() {
  const [quantity, setQuantity] = useState(12)
  const [isChecked, setIsChecked] = useState(true)
  return (
    <Section title="输入">
      <FieldGrid columns={4}>
        <Sample label="文本" control={<Input placeholder="请输入" />} />
        <Sample label="搜索" control={<Input type="search" />} initial="会议桌椅" />
        <Sample label="错误" control={<Input />} initial="91110101" error="统一社会信用代码应为 18 位" />
        <Sample label="禁用" control={<Input disabled />} initial="自动生成" />
        <Sample label="说明" control={<TextArea rows={2} />} />
        <Sample label="开关" control={<Switch type="checkbox" />} initial />
      </FieldGrid>
      <div className={css['row']}>
        <Quantity value={quantity} onChange={setQuantity} name="会议桌" />
        <Checkbox label="含下级部门" checked={isChecked} onChange={setIsChecked} />
        <Checkbox label="部分选中" checked="some" onChange={setIsChecked} />
      </div>
    </Section>
  )
}

const [documents, oneDocument, pictures] = [
  Attachments('documents'),
  Attachments('documents', 1),
  Attachments('pictures'),
]

function Uploads() {
  return (
    <Section title="上传">
      <FieldGrid columns={2}>
        <Sample label="附件" control={<FilesInput schema={documents} />} initial={[]} />
        <Sample label="实拍图" control={<FilesInput schema={pictures} />} initial={[]} />
        <Sample label="合同" required control={<FilesInput schema={oneDocument} />} initial={[]} error="请上传文件" />
        <Sample label="不可上传" control={<FilesInput disabled schema={documents} />} initial={[]} />
      </FieldGrid>
    </Section>
  )
}

function Pickers() {
  return (
    <Section title="选择">
      <FieldGrid columns={4}>
        <Sample label="状态" control={<Select hint="全部" options={states} />} />
        <Sample label="供应商" control={<Select hint="请选择供应商" options={suppliers} />} initial="s1" />
        <Sample label="必选" required control={<Select hint="请选择" options={suppliers} />} error="请选择必选" />
        <Sample label="不可选" control={<Select disabled hint="请选择" options={states} />} />
        <Sample
          label="品类（多选）"
          control={<MultiSelect options={suppliers} placeholder="请选择" most={2} />}
          initial={['s1', 's2', 's3']}
        />
        <Sample label="地区" control={<Regions />} />
        <Sample label="部门" control={<Departments />} />
      </FieldGrid>
    </Section>
  )
}

function Regions({ value, onChange, ...aria }: ControlProps) {
  const path = Array.isArray(value) ? (value as readonly Branch[]) : []
  return (
    <Cascader
      {...aria}
      path={path}
      source={{
        childrenOf: branchesBelow,
        hasChildren: (chosen) => branchesBelow(chosen).length > 0,
        search: (typed) => matchingPaths(paths(), typed),
      }}
      placeholder="请选择省 / 市 / 区"
      searchHint="搜索省、市、区"
      isClearable
      onChange={(chosen) => onChange?.(chosen)}
    />
  )
}

function Departments({ value, onChange, ...aria }: ControlProps) {
  const [typed, setTyped] = useState('')
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['d1', 'd2']))
  const id = typeof value === 'string' ? value : ''
  return (
    <TreeSelect
      {...aria}
      text={id}
      placeholder="全部"
      value={id}
      onToggle={() => setTyped('')}
      typed={typed}
      onType={setTyped}
      nodes={departments}
      expanded={expanded}
      onExpand={setExpanded}
      onChange={(chosen) => onChange?.(chosen)}
    />
  )
}

function Dates() {
  const [range, setRange] = useState(rangeOf('month', new Date(2026, 10, 20)))
  return (
    <Section title="日期与时间">
      <FieldGrid columns={4}>
        <Sample label="日期" control={<DateInput />} initial="2026-11-27" />
        <Sample label="时间" control={<TimeInput />} initial="09:30" />
        <div>
          <p>下单时间</p>
          <DateRangeInput
            labels={{ from: '下单开始', to: '下单结束', whole: '下单时间' }}
            value={range}
            onChange={setRange}
          />
        </div>
      </FieldGrid>
    </Section>
  )
}

function Overlays() {
  const [isOpen, setIsOpen] = useState(false)
  const act = () => undefined
  return (
    <Section title="浮层与菜单">
      <div className={css['row']}>
        <MenuButton
          label="更多"
          className={css['more']}
          sections={[
            {
              id: 'work',
              entries: [
                { id: 'edit', label: '编辑', icon: <Icon of={EditOutlined} />, note: 'E', onAction: act },
                { id: 'copy', label: '复制为新单据', icon: <Icon of={CopyOutlined} />, onAction: act },
                { id: 'back', label: '撤回', note: '已审批，不可撤回', isDisabled: true, onAction: act },
              ],
            },
            {
              id: 'loss',
              entries: [
                {
                  id: 'remove',
                  label: '删除草稿',
                  icon: <Icon of={DeleteOutlined} />,
                  isDanger: true,
                  onAction: act,
                },
              ],
            },
          ]}
        />
        <Popover label="修改交货日期" title="修改交货日期">
          {(close) => (
            <>
              <Sample label="新日期" required control={<DateInput />} initial="2026-12-04" />
              <Button variant="solid" onClick={close}>
                保存
              </Button>
            </>
          )}
        </Popover>
        <Tooltip text="列设置">
          <Button aria-label="列设置" icon={<Icon of={SettingOutlined} />} />
        </Tooltip>
        <Button onClick={() => toast.success('已加入购物车', { label: '查看购物车', onAction: act })}>提示</Button>
        <Button onClick={() => setIsOpen(true)}>抽屉</Button>
      </div>
      {isOpen && (
        <Dialog title="编辑收货地址" place="right" width={480} onClose={() => setIsOpen(false)}>
          <Sample label="所在地区" required control={<Regions />} />
        </Dialog>
      )}
    </Section>
  )
}
