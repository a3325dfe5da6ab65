import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProjectItemDraft } from '#contract/sourcing/projectDraft.ts'
import { FormField } from '#web/kit/form/Fields.tsx'
import type { FormPart } from '#web/kit/form/formPart.ts'
import { RowMenu } from '#web/kit/list/RowMenu.tsx'
import css from './ItemRows.module.css'
import { itemColumns } from './paste.ts'

export type RowDone = 'copy' | 'remove' | 'up' | 'down'

interface ItemRowProps {
  readonly item: FormPart<ProjectItemDraft>
  readonly index: number
  readonly count: number
  readonly onAct: (index: number, done: RowDone) => void
}

/** Row of an item, with a cell for each field. */
function Row({ item, index, count, onAct }: ItemRowProps) {
  const { t } = useTranslation()
  // Collected demands of departments cannot be changed by the buyer.
  const isMerged = (item.values.demandIds ?? []).length > 0
  const done = (id: RowDone) => ({ id, label: t(`projectForm.items.${id}`), onAction: () => onAct(index, id) })
  const places = [...(index > 0 ? [done('up')] : []), ...(index < count - 1 ? [done('down')] : [])]
  return (
    <tr>
      <td className={css['no']}>{index + 1}</td>
      {itemColumns.map((column) => (
        <td key={column} data-row={index} data-column={column} data-title={t(`projectForm.item.${column}`)}>
          <FormField
            field={item.field(column)}
            label={t('projectForm.items.cell', { field: t(`projectForm.item.${column}`), no: index + 1 })}
            {...(column === 'needDate' ? {} : { as: 'line' as const })}
            {...(column === 'quantity' && isMerged ? { disabled: true } : {})}
            hideLabel
          />
        </td>
      ))}
      <td className={css['actions']}>
        <RowMenu actions={[done('copy'), done('remove'), ...places]} />
      </td>
    </tr>
  )
}

const errorsOf = (item: FormPart<ProjectItemDraft>) => itemColumns.map((column) => item.field(column).error).join('\n')

/** Memoised: a change of one row must not rerender five hundred. */
export const ItemRow = memo(
  Row,
  (before, after) =>
    before.item.values === after.item.values &&
    before.index === after.index &&
    before.count === after.count &&
    errorsOf(before.item) === errorsOf(after.item),
)
