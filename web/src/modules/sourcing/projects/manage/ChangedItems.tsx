import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Input } from '#contract/kit/route.ts'
import type { changeProject } from '#contract/sourcing/projectChanges.ts'
import type { ProjectItem } from '#contract/sourcing/projects.ts'
import { FormField } from '#web/kit/form/Fields.tsx'
import type { FormRows } from '#web/kit/form/formPart.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './ProjectManagePage.module.css'

type Row = Input<typeof changeProject>['items'][number]

interface ChangedItemsProps {
  readonly rows: FormRows<Row>
  readonly items: readonly ProjectItem[]
}

/** Items of a change notice; collapsed until they are to be changed. */
export function ChangedItems({ rows, items }: ChangedItemsProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setIsOpen(true)}>{t('projects.changeItems')}</Button>
      </div>
    )
  const fieldOf = (index: number, name: 'quantity' | 'spec' | 'needDate') => {
    const item = items[index]!
    const field = rows.items[index]!.field(name)
    const before = item[name] ?? ''
    const isChanged = (field.value ?? '') !== before
    return (
      <span className={css[name === 'needDate' ? 'day' : name]}>
        <FormField
          field={field}
          label={`${item.name} ${field.label}`}
          hideLabel
          {...(name === 'needDate' ? {} : { as: 'line' as const })}
        />
        {isChanged && <span className={css['was']}>{t('projects.was', { value: before === '' ? '-' : before })}</span>}
      </span>
    )
  }
  return (
    <Table
      label={t('projects.field.items')}
      rows={items.map((item, index) => ({ ...item, index }))}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('projectForm.item.name'),
          lead: true,
          render: ({ name, unit }) => <RowName under={unit}>{name}</RowName>,
        },
        { key: 'spec', title: t('projectForm.item.spec'), render: ({ index }) => fieldOf(index, 'spec') },
        { key: 'quantity', title: t('projectForm.item.quantity'), render: ({ index }) => fieldOf(index, 'quantity') },
        { key: 'needDate', title: t('projectForm.item.needDate'), render: ({ index }) => fieldOf(index, 'needDate') },
      ]}
    />
  )
}
