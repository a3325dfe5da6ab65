import { useTranslation } from 'react-i18next'
import type { Facets as FacetsReply } from '#contract/catalogue/goodsSearch.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { ChosenRow } from './ChosenRow.tsx'
import { chosenFilters } from './chosenFilters.ts'
import css from './Facets.module.css'
import { FacetRow } from './FacetRow.tsx'
import { type Change, type MallAddress, toggled, withAttribute } from '#web/modules/catalogue/mall/mallAddress.ts'
import { PriceFacet } from './PriceFacet.tsx'
import { SupplierFacet } from './SupplierFacet.tsx'

export interface FacetsProps {
  readonly address: MallAddress
  readonly facets: FacetsReply
  /** Name of the zone that is a filter; undefined if it is not in force. */
  readonly zoneName: string | undefined
  readonly onChange: (change: Change) => void
  /** In the drawer of small screens: labels on top, everything expanded. */
  readonly open?: boolean
}

/** Facets of a list. */
export function Facets({ address, facets, zoneName, onChange, open = false }: FacetsProps) {
  const { t } = useTranslation()
  const english = useLocale() === 'en_US'
  const { brandIds = [], attributes = [], isNeedSupplier } = address
  const chosen = chosenFilters(address, facets, zoneName)
  const chosenOf = (name: string) => attributes.find((attribute) => attribute.name === name)?.values ?? []
  return (
    <div className={open ? undefined : `card ${css['card']}`} data-heading={open ? undefined : 'found'}>
      {!open && chosen.length > 0 && <ChosenRow address={address} chosen={chosen} onChange={onChange} />}
      {facets.brands.length > 0 && (
        <FacetRow
          label={t('catalogue.list.brand')}
          options={facets.brands.map(({ id, name, count }) => ({ value: id, label: name, count }))}
          chosen={brandIds}
          onToggle={(id) => onChange({ brandIds: toggled(brandIds, id) })}
          onClear={() => onChange({ brandIds: undefined })}
        />
      )}
      {facets.attributes.map(({ name, enName, values }) => (
        <FacetRow
          key={name}
          label={english && enName !== '' ? enName : name}
          options={values.map(({ value, count }) => ({ value, label: value, count }))}
          chosen={chosenOf(name)}
          onToggle={(value) => onChange(withAttribute(address, name, toggled(chosenOf(name), value)))}
          onClear={() => onChange(withAttribute(address, name, undefined))}
        />
      ))}
      <PriceFacet key={`${address.priceFrom} ${address.priceTo}`} address={address} onChange={onChange} eager={open} />
      {isNeedSupplier !== '0' && <SupplierFacet address={address} facets={facets} onChange={onChange} chips={open} />}
    </div>
  )
}

/** Placeholder of three rows while loading. */
export function BlankFacets() {
  return (
    <div className={`card ${css['card']} ${css['blank']}`} aria-hidden>
      <div />
      <div />
      <div />
    </div>
  )
}
