import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import type { NegotiationDraft } from '#contract/sourcing/seal/negotiation.ts'
import type { ProjectItem } from '#contract/sourcing/projects.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { FormField } from '#web/kit/form/Fields.tsx'
import type { FormPart } from '#web/kit/form/formPart.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import css from './Negotiation.module.css'

interface AskedItemsProps {
  readonly form: FormPart<NegotiationDraft>
  readonly items: readonly ProjectItem[]
  /** Lowest opened price of each item. */
  readonly lowest: ReadonlyMap<string, string>
}

/** Items to negotiate, each with a target price. */
export function AskedItems({ form, items, lowest }: AskedItemsProps) {
  const { t } = useTranslation()
  const chosen = form.values.items ?? []
  const rows = form.rows('items', 'negotiation.item').items
  const placeOf = (id: string) => chosen.findIndex(({ itemId }) => itemId === id)
  const choose = (ids: ReadonlySet<string>) =>
    form.set({
      items: items
        .filter(({ id }) => ids.has(id))
        .map(({ id }) => chosen[placeOf(id)] ?? { itemId: id, targetPrice: '' }),
    })
  const ids = new Set(chosen.map(({ itemId }) => itemId))
  const error = form.errorAt('items')
  return (
    <div>
      <div className={css['bar']}>
        <Checkbox
          label={t('negotiation.chooseAll')}
          checked={ids.size === items.length ? true : ids.size > 0 && 'some'}
          onChange={(all) => choose(new Set(all ? items.map(({ id }) => id) : []))}
        />
        <span>{t('negotiation.chosen', { count: ids.size, all: items.length })}</span>
      </div>
      {error !== undefined && <p className={css['error']}>{error}</p>}
      <div className={css['items']}>
        <Table
          label={t('negotiation.field.items')}
          rows={items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              title: t('negotiation.item.itemId'),
              lead: true,
              render: ({ id, name, spec }) => (
                <span className={css['choice']}>
                  <Checkbox
                    alone
                    label={t('negotiation.choose', { name })}
                    checked={ids.has(id)}
                    onChange={(isChosen) => {
                      const next = new Set(ids)
                      if (isChosen) next.add(id)
                      else next.delete(id)
                      choose(next)
                    }}
                  />
                  <RowName under={spec}>{name}</RowName>
                </span>
              ),
            },
            {
              key: 'quantity',
              title: t('projectForm.item.quantity'),
              right: true,
              render: ({ quantity, unit }) => `${quantity} ${unit}`,
            },
            {
              key: 'lowest',
              title: t('negotiation.current'),
              right: true,
              render: ({ id }) => formatMoney(lowest.get(id)),
            },
            {
              key: 'target',
              title: t('negotiation.item.targetPrice'),
              render: ({ id, name }) => {
                const row = rows[placeOf(id)]
                if (!row) return '-'
                const field = row.field('targetPrice')
                return (
                  <span className={css['price']}>
                    <FormField field={field} label={`${name} ${field.label}`} hideLabel as="line" />
                  </span>
                )
              },
            },
          ]}
        />
      </div>
    </div>
  )
}
