import FilterOutlined from '@ant-design/icons-svg/es/asn/FilterOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import css from './OrderFilters.module.css'
import { names, draftOf } from './orderFilter.ts'
import { type OrderFiltersProps, OrderFilterForm } from './OrderFilterForm.tsx'

/** Filters of order lists: a row on wide screens, a sheet on phones. */
export function OrderFilters({ filter, reader, onFilter }: OrderFiltersProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const count = names.filter((name) => filter[name] !== undefined).length
  const key = JSON.stringify(draftOf(filter))
  return (
    <>
      <div className={css['row']}>
        <OrderFilterForm key={key} filter={filter} reader={reader} onFilter={onFilter} />
      </div>
      <Button className={css['open'] ?? ''} icon={<Icon of={FilterOutlined} />} onClick={() => setIsOpen(true)}>
        {t('orders.filter.open')} {count > 0 && count}
      </Button>
      {isOpen && (
        <Dialog title={t('orders.filter.open')} place="bottom" onClose={() => setIsOpen(false)}>
          <OrderFilterForm
            key={key}
            filter={filter}
            reader={reader}
            onFilter={(next) => {
              setIsOpen(false)
              onFilter(next)
            }}
          />
        </Dialog>
      )}
    </>
  )
}
