import { useState } from 'react'
import { ColourInput } from '#web/kit/colour/ColourInput.tsx'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Input, TextArea } from '#web/kit/form/Input.tsx'
import { Quantity } from '#web/kit/form/quantity/Quantity.tsx'
import { Switch } from '#web/kit/form/Switch.tsx'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import css from './Sheet.module.css'
import { Sample } from './Sample.tsx'

export function InputSamples() {
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
        <Sample label="颜色" control={<ColourInput />} initial="#1554c0" />
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
