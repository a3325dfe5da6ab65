import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Facets } from '#contract/catalogue/goodsSearch.ts'
import { FacetRow } from './FacetRow.tsx'
import css from './Facets.module.css'
import { FilterChip } from './FilterChip.tsx'
import { type Change, type MallAddress, toggled } from '#web/modules/catalogue/mall/mallAddress.ts'

interface SupplierFacetProps {
  readonly address: MallAddress
  readonly facets: Facets
  readonly onChange: (change: Change) => void
  /** Shows selected suppliers here; otherwise they are in the row of active filters. */
  readonly chips: boolean
}

/** Supplier filter with search by name. */
export function SupplierFacet({ address, facets, onChange, chips }: SupplierFacetProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const chosen = address.supplierId ?? []
  const nameOf = (id: string) =>
    facets.suppliers.find((supplier) => supplier.id === id)?.name ?? t('catalogue.list.supplier')
  const toggle = (id: string) => onChange({ supplierId: toggled(chosen, id) })
  const options = facets.suppliers.filter(({ id, name }) => !chosen.includes(id) && name.includes(typed.trim()))
  if (facets.suppliers.length === 0 && chosen.length === 0) return null
  const before = (
    <>
      {chips && chosen.map((id) => <FilterChip key={id} name={nameOf(id)} onRemove={() => toggle(id)} />)}
      <span className={`${css['box']} ${css['find']}`}>
        <Icon of={SearchOutlined} />
        <input
          aria-label={t('catalogue.list.supplierSearch')}
          placeholder={t('catalogue.list.supplierSearch')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </span>
    </>
  )
  return (
    <FacetRow
      label={t('catalogue.list.supplier')}
      options={options.map(({ id, name, count }) => ({ value: id, label: name, count }))}
      chosen={chosen}
      onToggle={toggle}
      before={before}
    />
  )
}
