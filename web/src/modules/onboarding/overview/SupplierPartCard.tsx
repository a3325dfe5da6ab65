import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PartRow, SupplierPart } from '#contract/onboarding/supplier360.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import css from './Supplier360.module.css'
import { listPathOf, rowPathOf, rowTitleOf, statusText } from './parts.ts'

interface SupplierPartCardProps {
  readonly part: SupplierPart
  readonly supplierName: string
}

/** Part of a supplier: its figures, its newest documents, and the way to the list. */
export function SupplierPartCard({ part, supplierName }: SupplierPartCardProps) {
  const { t } = useTranslation()
  const { kind, counts, amounts, rows } = part
  return (
    <Section
      title={t(`supplier360.part.${kind}`)}
      actions={<Link to={listPathOf(kind, supplierName)}>{t('supplier360.toList')}</Link>}
    >
      <dl className={css['figures']}>
        {counts.map(({ name, count }) => (
          <div key={name}>
            <dt>{t(`supplier360.figure.${name}`)}</dt>
            <dd className="num">{count}</dd>
          </div>
        ))}
        {amounts.map(({ name, amount }) => (
          <div key={name}>
            <dt>{t(`supplier360.figure.${name}`)}</dt>
            <dd>
              <Amount value={amount} />
            </dd>
          </div>
        ))}
      </dl>
      {rows.length === 0 ? (
        <p className={css['none']}>{t('supplier360.none')}</p>
      ) : (
        <ul className={css['rows']}>
          {rows.map((row) => (
            <Row key={row.id} kind={kind} row={row} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Row({ kind, row }: { readonly kind: SupplierPart['kind']; readonly row: PartRow }) {
  const path = rowPathOf(kind, row.id)
  const { title, under } = rowTitleOf(kind, row)
  return (
    <li>
      <span className={css['name']}>
        <RowName under={under} title={title}>
          {path === undefined ? title : <Link to={path}>{title}</Link>}
        </RowName>
      </span>
      {row.amount !== null && <Amount value={row.amount} />}
      <span className={css['status']}>
        {statusText(kind, row.status)}
        {row.at !== null && (
          <small>
            <Brief at={row.at} />
          </small>
        )}
      </span>
    </li>
  )
}
